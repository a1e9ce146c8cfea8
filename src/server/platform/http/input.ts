/** From what a caller sent to the input of the call's schema. */
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { withPlainLineEnds } from "#base/line-ends.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal, refuse } from "#server/platform/refusal.ts";

/** No call takes a longer text. Checked before anything is cleaned or matched, so that the time which that takes has a bound. */
export const TEXT_MAX = 16_000;

/** The parsed input, or a refusal with a message for each field. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const tooLong = pathOfLongText(input, DEPTH);
  if (tooLong !== undefined)
    throw new Refusal("input.invalid", {}, { fields: { [tooLong.slice(0, 60) || "body"]: "field.too-long" } });
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 20) : [issue.path.join(".") || "body"];
    for (const name of names)
      fields[name.slice(0, 60)] ??=
        issue.code === "unrecognized_keys"
          ? "field.unknown"
          : /^field\./.test(issue.message)
            ? issue.message
            : "field.invalid";
  }
  throw new Refusal("input.invalid", {}, { fields });
}

/** What a call without files was sent: query or body, with the parameters of its path. */
export function inputOf(call: Endpoint, request: FastifyRequest): object {
  const sent = call.method === "GET" ? request.query : plainTexts(request.body ?? {});
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) refuse("body.broken");
  return withParams(sent, request);
}

/** The fields with the parameters of the path. */
export function withParams(fields: object, request: FastifyRequest): object {
  const params = request.params as Record<string, string>;
  return Object.keys(params).length ? { ...fields, ...params } : fields;
}

/** The first text above the limit, as 'listing.description'; undefined where there is none. */
function pathOfLongText(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return value.length > TEXT_MAX ? "" : undefined;
  if (typeof value !== "object" || value === null || depth === 0) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const path = pathOfLongText(inner, depth - 1);
    if (path !== undefined) return path === "" ? name : `${name}.${path}`;
  }
  return undefined;
}

/** Deeper than the input of any call: what lies below is refused anyway. */
const DEPTH = 10;

/** The value with plain line ends in every text within it: forms send every line end as two characters, JSON as it was typed. */
export function plainTexts<Value>(value: Value): Value {
  return plain(value, DEPTH) as Value;
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === "string") return withPlainLineEnds(value);
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((inner) => plain(inner, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner, depth - 1)]));
}
