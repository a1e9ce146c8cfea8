/** Dates as people write them into a list: a year, a day as Indians write it, an ISO date, the number that a spreadsheet has for a day. */
import { toLatinDigits } from "#base/digits.ts";

const YEAR = /^(\d{4})$/;
const DAY = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/;
const MONTH = /^(\d{1,2})[./\- ](\d{4})$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
/** Days since the end of 1899. */
const NUMBER = /^(\d{5})(?:\.\d+)?$/;
const NUMBER_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const EARLIEST = 1900;

/** 'YYYY-MM-DD': the first day of a year or month that stands alone. Undefined when it is no day. */
export function dateIn(text: string): string | undefined {
  const written = toLatinDigits(text).trim();
  const number = NUMBER.exec(written)?.[1];
  if (number) return isoOf(NUMBER_ZERO + Number(number) * DAY_MS);
  const [, year, month = "1", day = "1"] = YEAR.exec(written) ?? ISO.exec(written) ?? turned(written) ?? [];
  if (year === undefined || Number(year) < EARLIEST) return undefined;
  const date = isoOf(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date === `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` ? date : undefined;
}

function turned(written: string): string[] | undefined {
  const parts = DAY.exec(written) ?? MONTH.exec(written);
  return parts ? [written, ...parts.slice(1).reverse()] : undefined;
}

const isoOf = (at: number) => new Date(at).toISOString().slice(0, 10);
