/** What people see in a cell of an .xlsx: numbers with all their digits and dates as 2026-11-22, where the file holds 9.87654321E9 and 46348. */
import { type Attributes, readWholeXml } from "./xml.ts";

export interface Dates {
  /** Whether a number in a cell of this style is a day or a time. */
  isDate(style: number): boolean;
  /** Whether day 0 is 1904-01-01, as older Macs had it. */
  startsIn1904: boolean;
}

/** Excel's own formats that show a day or a time (ECMA-376, part 1, 18.8.30). */
const OWN_DATE_FORMATS = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;
/** Texts in a format, and what it says in brackets but for hours, minutes and seconds that run on. */
const QUOTED = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** Which styles of the part styles.xml show dates, by their numbers. */
export async function readDateStyles(bytes: AsyncIterable<Buffer>): Promise<boolean[]> {
  const dateFormats = new Set<string>();
  const styles: boolean[] = [];
  let isCellFormat = false;
  await readWholeXml(bytes, {
    open(name: string, { numFmtId = "", formatCode = "" }: Attributes) {
      if (name === "numFmt" && /[dmyhs]/i.test(formatCode.replace(QUOTED, ""))) dateFormats.add(numFmtId);
      if (name === "cellXfs") isCellFormat = true;
      if (name === "xf" && isCellFormat) styles.push(OWN_DATE_FORMATS.test(numFmtId) || dateFormats.has(numFmtId));
    },
    close(name) {
      if (name === "cellXfs") isCellFormat = false;
    },
  });
  return styles;
}

/** `value` is as the file has it, 9.87654321E9 for a phone. */
export function numberText(value: string, style: number, dates: Dates): string {
  const number = Number(value);
  if (!value.trim() || !Number.isFinite(number)) return value;
  if (dates.isDate(style)) return dateText(number, dates.startsIn1904);
  // Excel itself knows 15 digits; what stands behind them comes from reckoning in twos.
  const plain = Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));
  return Math.abs(plain) < 1e21 ? String(plain) : value;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const START_1900 = Date.UTC(1899, 11, 30);
const START_1904 = Date.UTC(1904, 0, 1);

function dateText(days: number, startsIn1904: boolean): string {
  // Rounded: a time of day is a fraction that ends somewhere.
  const at = new Date(Math.round(((startsIn1904 ? START_1904 : START_1900) + days * DAY_MS) / MINUTE_MS) * MINUTE_MS);
  if (Number.isNaN(at.getTime())) return String(days);
  const [day, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
  if (days >= 0 && days < 1) return time;
  return Number.isInteger(days) ? day : `${day} ${time}`;
}
