/** The reference of all calls, as OpenAPI and as a page to read. */
import type { FastifyInstance } from "fastify";
import { type Base, CHANGED } from "#server/platform/context.ts";
import { brandIn } from "../brand-queries.ts";
import { type Json, type Named, openApi, schemaOf } from "./openapi.ts";
import { plainDocumentHeaders } from "./security-headers.ts";

/** GET /api/openapi.json and /api/reference, each made once, when it is first asked for; the portal's name in the first is read again when the operator's content changes. */
export function registerReference(
  app: FastifyInstance,
  base: Base,
  calls: Named[],
  webhooks: Record<string, Json>,
): void {
  let page: string | undefined;
  let made: Promise<string> | undefined;
  const make = async () => {
    const document = openApi(calls, base.config.publicUrl, webhooks);
    return JSON.stringify({ ...document, info: { title: await brandIn(base, "en"), ...document.info } });
  };
  const forget = () => {
    made = undefined;
  };
  base.ports.subscribe(CHANGED, (tag) => tag === "content" && forget(), forget);
  app.get("/api/openapi.json", async (_request, reply) => {
    made ??= make();
    const text = await made.catch((error) => {
      forget();
      throw error;
    });
    return reply.header("content-type", "application/json; charset=utf-8").send(text);
  });
  app.get("/api/reference", (_request, reply) => {
    page ??= referencePage(calls);
    return reply.headers({ ...plainDocumentHeaders(), "content-type": "text/html; charset=utf-8" }).send(page);
  });
}

function referencePage(calls: Named[]): string {
  const rooms = Map.groupBy(calls, ({ name }) => name.split(".")[0]!);
  const inHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const field = (key: string, schema: Json, required: string[]) =>
    `<li><code>${inHtml(key)}</code>${required.includes(key) ? "" : " (optional)"} <span>${inHtml(String(schema.type ?? "one of several"))}</span></li>`;
  const entry = ({ name, call }: Named) => {
    const input = schemaOf(call.input, "input");
    const fields = Object.entries((input.properties ?? {}) as Record<string, Json>);
    return `<article id="${name}"><h3><b>${call.method}</b> <code>/api${inHtml(call.path)}</code></h3><p>${inHtml(call.summary)}</p><p>Who may call: <strong>${call.access}</strong></p>${
      fields.length
        ? `<ul>${fields.map(([k, s]) => field(k, s, (input.required ?? []) as string[])).join("")}</ul>`
        : ""
    }</article>`;
  };
  const sections = [...rooms].map(([room, list]) => `<section><h2>${room}</h2>${list.map(entry).join("")}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>API reference</title><link rel="stylesheet" href="/reference.css"></head><body><main><h1>API reference</h1><p>Every answer is <code>{code, message, payload}</code>, and the HTTP status equals <code>code</code>. Calls carry <code>x-access-key</code>; those for members carry <code>authorization: Bearer &lt;token&gt;</code> as well. The same in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join("")}</main></body></html>`;
}
