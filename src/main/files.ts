/** The files that browsers fetch as they are: those of the build, whose names change with what they hold, and those of `public`. */
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const root = join(import.meta.dirname, "../..");

export async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, "build/client/assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
    decorateReply: false,
    wildcard: true,
  });
  await app.register(fastifyStatic, {
    root: join(root, "public"),
    prefix: "/",
    maxAge: "1d",
    decorateReply: false,
    wildcard: false,
  });
}
