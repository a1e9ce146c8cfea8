/** Prices as people write them into a list: "₹ 1,200/-", "Rs. 240 per kg", "on request". */
import { toLatinDigits } from "#base/digits.ts";
import { fold } from "#base/fold.ts";
import { paiseOf } from "#base/money.ts";

const ON_REQUEST = new Set([
  "",
  "na",
  "nil",
  "none",
  "on request",
  "ask",
  "call",
  "as per requirement",
  "negotiable",
  "पूछें",
  "पूछने पर",
  "मांगने पर",
]);
const CURRENCY = /(?:₹|\brs\.?|\binr\b|\brupees?\b|रु\.?(?![\p{L}\p{M}])|रुपये|रुपए)/giu;
const AMOUNT =
  /^(\d[\d,]*(?:\.\d{1,2})?)\s*(?:\/?-|only|मात्र)?\s*(?:(?:\/|per\b|प्रति)\s*(\p{L}[\p{L}\p{M}\d .]{0,30}))?$/iu;

/** Null paise: on request. Undefined when it is no single price. */
export function priceOf(cell: string): { paise: number | null; unit?: string } | undefined {
  const text = toLatinDigits(cell).replace(CURRENCY, " ").replace(/\s+/g, " ").trim();
  if (ON_REQUEST.has(fold(text))) return { paise: null };
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  const paise = amount === undefined ? undefined : paiseOf(amount);
  if (paise === undefined) return undefined;
  return { paise, ...(unit && { unit: unit.trim() }) };
}
