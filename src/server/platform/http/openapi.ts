/** The OpenAPI 3.1 document, made from the same table of calls that the server runs on. */
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { statusOf } from "#contract/errors.ts";
import { words } from "#server/platform/words.ts";

export type Json = Record<string, unknown>;
export type Named = { name: string; call: Endpoint };

const COMMON = ["input.invalid", "access-key.missing", "rate.limited", "server.failed"] as const;

/** The document of all calls and of what others send us (`webhooks`, by path), without its title, which is the portal's present name. */
export function openApi(calls: Named[], publicUrl: string, webhooks: Record<string, Json> = {}) {
  const paths: Record<string, Json> = { ...webhooks };
  for (const { name, call } of calls) {
    const path = `/api${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { version: "1.0.0", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        accessKey: { type: "apiKey", in: "header", name: "x-access-key" },
      },
    },
    paths,
  };
}

function operation(name: string, call: Endpoint): Json {
  const input = schemaOf(call.input, "input");
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  const parameters = Object.entries(properties)
    .filter(([key]) => inPath.includes(key) || call.method === "GET")
    .map(([key, schema]) => ({
      name: key,
      in: inPath.includes(key) ? "path" : "query",
      required: inPath.includes(key) || required.includes(key),
      schema,
    }));
  const success = String(call.success ?? 200);
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.split(".")[0]],
    "x-access": call.access,
    security: call.keyless ? [] : [call.access === "anyone" ? { accessKey: [] } : { accessKey: [], session: [] }],
    parameters,
    ...(call.method === "GET" ? {} : { requestBody: body(call, input, inPath) }),
    responses: {
      [success]: { description: "Success", content: content(call) },
      ...refusals(call),
    },
  };
}

function body(call: Endpoint, input: Json, inPath: string[]): Json {
  const properties = Object.fromEntries(
    Object.entries((input.properties ?? {}) as Json).filter(([key]) => !inPath.includes(key)),
  );
  const schema = {
    ...input,
    properties,
    required: ((input.required ?? []) as string[]).filter((k) => !inPath.includes(k)),
  };
  if (!call.upload) return { content: json(schema) };
  const file = { type: "array", maxItems: call.upload.most, items: { type: "string", format: "binary" } };
  return {
    content: {
      "multipart/form-data": { schema: { ...schema, properties: { ...properties, [call.upload.field]: file } } },
      ...json(schema),
    },
  };
}

/** The envelope, the file, or the stream with the data of its events. */
function content({ file, stream, output }: Endpoint): Json {
  if (file) return { [file]: { schema: { type: "string", format: "binary" } } };
  if (stream) return { "text/event-stream": { schema: schemaOf(output, "input") } };
  return json(envelope(schemaOf(output, "input")));
}

function refusals(call: Endpoint): Json {
  const own = (call.errors ?? []).filter((code) => code !== "page.gone");
  const byStatus = Map.groupBy([...COMMON, ...accessRefusals(call), ...own], (code) => String(statusOf(code)));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].map((code) => `${code}: ${words.en.of(code)}`).join("\n"),
        content: json(envelope({ type: "object" })),
      },
    ]),
  );
}

function accessRefusals({ access, recentCode }: Endpoint) {
  if (access === "anyone") return [];
  const signedIn = ["session.missing", "session.expired", "member.blocked"] as const;
  if (access === "member" || access === "owner") return signedIn;
  if (access === "paid") return [...signedIn, "plan.needed" as const];
  return [...signedIn, "staff.needed" as const, ...(recentCode ? ["staff.code-needed" as const] : [])];
}

function envelope(payload: Json): Json {
  return {
    type: "object",
    required: ["code", "message", "payload"],
    properties: { code: { type: "integer" }, message: { type: "string" }, payload },
  };
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

/** The JSON schema as the document has it. */
export function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return made;
}
