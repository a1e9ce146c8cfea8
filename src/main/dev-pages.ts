/** The demo's own pages: who its people are, what would have been sent, and the style guide; in production they do not exist. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base } from "#server/platform/context.ts";
import { documentHeaders } from "#server/platform/http/security-headers.ts";
import { listLetters } from "#server/platform/outbox/transports.ts";
import { demoMembers } from "./database/demo-community.ts";
import { type CastMember, devDocument } from "./dev-document.ts";

const guide = join(import.meta.dirname, "../../build/guide");

interface Question {
  Querystring: { to?: unknown; language?: unknown };
}

/** Registers /dev, /dev/cast.json, /dev/outbox.json?to=, /dev/config.json and /dev/ui in a demo; 404 for all below /dev otherwise. */
export function registerDevPages(app: FastifyInstance, base: Base): void {
  if (base.config.mode === "demo") {
    const style = readFileSync(join(import.meta.dirname, "dev.css"), "utf8");
    app.get<Question>("/dev", async (request, reply) => {
      const { to, language } = request.query;
      const receiver = receiverIn(to);
      const spoken = language === "hi" ? "hi" : "en";
      const html = devDocument({
        brand: await brandIn(base, spoken),
        language: spoken,
        people: cast(),
        letters: await listLetters(base, receiver),
        to: receiver,
      });
      return reply
        .headers(documentHeaders(base.config, "strict", []))
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(html);
    });
    app.get("/dev/dev.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
    app.get("/dev/cast.json", async (_request, reply) => json(reply, cast()));
    app.get<Question>("/dev/outbox.json", async (request, reply) =>
      json(reply, await listLetters(base, receiverIn(request.query.to))),
    );
    app.get("/dev/ui", async (_request, reply) =>
      reply
        .headers(documentHeaders(base.config, "pictures", []))
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(readFileSync(join(guide, "index.html"), "utf8")),
    );
    app.register(fastifyStatic, { root: join(guide, "assets"), prefix: "/dev/ui/assets/", decorateReply: false });
    app.get("/dev/config.json", async (_request, reply) => json(reply, { accessKey: webKey(base) }));
  }
  for (const url of base.config.mode === "demo" ? ["/dev/*"] : ["/dev", "/dev/*"])
    app.all(url, (_request, reply) => reply.callNotFound());
}

function cast(): CastMember[] {
  return demoMembers()
    .filter((member) => member.cast)
    .map(({ name, kind, staffRole, phone, pin, note = "" }) => ({
      name,
      role: staffRole ?? kind,
      phoneNo: phone,
      pin,
      note,
    }));
}

function receiverIn(to: unknown): string | undefined {
  return typeof to === "string" && to.trim() !== "" ? to.trim().slice(0, 254) : undefined;
}

function webKey({ config }: Base): string {
  return [...config.accessKeys].find(([, client]) => client === "web")![0];
}

function json(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(JSON.stringify(body));
}
