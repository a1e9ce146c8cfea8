/** What a caller wrote, the same however it travelled: forms send every line end as two characters, JSON as it was typed. */
import { withPlainLineEnds } from "#base/line-ends.ts";

/** Deeper than any call of the contract asks for: what lies below is refused anyway. */
const DEPTH = 10;

/** The value with plain line ends in every text within it. */
export function plainTexts<Value>(value: Value): Value {
  return plain(value, DEPTH) as Value;
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === "string") return withPlainLineEnds(value);
  if (typeof value !== "object" || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((inner) => plain(inner, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner, depth - 1)]));
}
