/** Makes inputs from a call's own schema: a plausible one, and hostile ones from it, repeatable by seed. */
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";

type Json = Record<string, unknown>;

/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values by field name, where a made-up one would name nothing; undefined leaves the field out. */
export type Known = Readonly<Record<string, unknown>>;

/** An input that has the right shape; whether it is accepted depends on what it names. */
export function plausible(call: Endpoint, next: () => number, known: Known = {}): Json {
  return filled(pick(forms(call), next), next, known, (isRequired) => isRequired || next() < 0.5);
}

/** Every form that the input may have, with all its fields. */
export function complete(call: Endpoint, next: () => number, known: Known): Json[] {
  return forms(call).map((form) => filled(form, next, known, () => true));
}

function forms(call: Endpoint): Json[] {
  const schema = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Json;
  return (schema.oneOf ?? schema.anyOf ?? [schema]) as Json[];
}

function filled(form: Json, next: () => number, known: Known, takes: (isRequired: boolean) => boolean): Json {
  const required = new Set((form.required ?? []) as string[]);
  const parts = Object.entries((form.properties ?? {}) as Record<string, Json>);
  return Object.fromEntries(
    parts
      .filter(([key]) => takes(required.has(key)))
      .map(([key, part]) => [key, key in known ? known[key] : sampleOf(part, key, next)])
      .filter(([, value]) => value !== undefined),
  );
}

const HOSTILE: unknown[] = [
  null, true, false, 0, -1, -0, Number.POSITIVE_INFINITY, 2 ** 53 + 1, Number.NaN, "", " ", "0", "\0", "a\0b", "\ud800", "a".repeat(10_000), "é".repeat(5000), "नमस्ते".repeat(300),
  [], [[]], ["x", 1], {}, { $ne: 1 }, { length: 1e9 }, "' or 1=1 --", "';select pg_sleep(9);--", "%", "_%\\", "../../etc/passwd", "<script>alert(1)</script>", "javascript:alert(1)",
  "$" + "{7*7}", "{{7*7}}", "\r\nSet-Cookie: x=1", "0000-00-00", "9999-12-31", "NaN", "Infinity", "1e9", "١٢٣", "０１２", "00000000-0000-0000-0000-000000000000", "AAAAAAAAAAAAAAAAAAAAAA", "-1", "999999999999999999999",
]; // biome-ignore format: one list

/** Characters that nobody types. */
export const SIGNS = ["\0", "\ud800", "\udfff", "\u202e", "\u2066", "\u200b", "\u3164", "\u2800"];

/** The text with the character inserted, at the start (0), the end (1) or between. */
export function spoiled(text: string, sign: string, place: number): string {
  const at = Math.round(text.length * place);
  return text.slice(0, at) + sign + text.slice(at);
}

/** The same input with one to three things wrong. */
export function hostile(input: Json, next: () => number): Json {
  const made: Json = { ...input };
  const keys = Object.keys(made);
  for (let n = 1 + Math.floor(next() * 3); n > 0; n -= 1) {
    const key =
      keys.length && next() < 0.85
        ? keys[Math.floor(next() * keys.length)]!
        : pick(
            ["__proto__", "constructor", "isApproved", "amount", "planExpiresAt", "fkUserId", "x".repeat(300), "ключ"],
            next,
          );
    const was = made[key];
    if (next() < 0.15) delete made[key];
    else if (typeof was === "string" && next() < 0.4) made[key] = spoiled(was, pick(SIGNS, next), next());
    else
      Object.defineProperty(made, key, {
        value: pick(HOSTILE, next),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return made;
}

function pick<T>(list: readonly T[], next: () => number): T {
  return list[Math.floor(next() * list.length)]!;
}

function sampleOf(schema: Json, key: string, next: () => number): unknown {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return sampleOf(pick(choices, next), key, next);
  if (schema.enum) return pick(schema.enum as unknown[], next);
  if ("const" in schema) return schema.const;
  if (schema.maxLength === 0) return "";
  if ("default" in schema && next() < 0.5) return schema.default;
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, part]) => [
        name,
        sampleOf(part, name, next),
      ]),
    );
  if (schema.type === "array")
    return Array.from({ length: Math.floor(next() * 3) }, () => sampleOf((schema.items ?? {}) as Json, key, next));
  if (schema.type === "boolean") return next() < 0.5;
  if (schema.type === "integer" || schema.type === "number") return Math.floor(next() * 20);
  return textFor(key, schema, next);
}

function textFor(key: string, schema: Json, next: () => number): string {
  const digits = (n: number) => Array.from({ length: n }, () => Math.floor(next() * 10)).join("");
  const pattern = String(schema.pattern ?? "");
  if (/phone/i.test(key)) return digits(10);
  if (/otp|pin$/i.test(key) || pattern.includes("{6}")) return digits(6);
  if (/^pinCode$/.test(key)) return `4${digits(5)}`;
  if (/email/i.test(key)) return "someone@example.org";
  if (/website/i.test(key)) return "https://example.org";
  if (/_id|^id$|^fk|ids?$/i.test(key)) return next() < 0.5 ? digits(2) : "AZ2qkZbxfgOFYZ5b1ZxKkA";
  if (key === "limit") return digits(1 + Math.floor(next() * 2));
  if (/lat|long|lng/i.test(key)) return String(Math.floor(next() * 60));
  if (/date|day/i.test(key)) return "2026-11-21";
  return pick(["Indore", "हलवाई", "A quiet sentence of words that is long enough for an address", "x"], next);
}

/** Whether the field stands in the address of a call, which holds less and no half characters. */
export function inAddress(call: Endpoint, [key]: Where): boolean {
  return call.method === "GET" || call.path.includes(`{${key}}`);
}

/** The keys that lead to a text. */
export type Where = readonly (string | number)[];

/** Every text in the input with its place. */
export function textsOf(part: unknown, where: Where = []): Array<[Where, string]> {
  if (typeof part === "string") return [[where, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsOf(value, [...where, Array.isArray(part) ? Number(key) : key]),
  );
}

/** The same input with this text in that place. */
export function withText(part: Json, [key, ...rest]: Where, text: string): Json {
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Json;
  copy[key!] = rest.length ? withText(copy[key!] as Json, rest, text) : text;
  return copy;
}
