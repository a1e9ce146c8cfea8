/** How a cell of a list is read: its value, or the reason why it cannot be taken. */
import type * as z from "zod/mini";
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";
import { nationalPhone, toLatinDigits } from "#base/digits.ts";
import { fold } from "#base/fold.ts";
import { DETAILS, type Detail, detailFields } from "#contract/business-details.ts";
import { businessDetails } from "#contract/business-fields.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import type { MessageId } from "#messages/words.ts";
import type { Remark } from "./list-kind.ts";
import { isMeaning, type Meaning, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { ValueReader } from "./values.ts";

/** Notes why a field cannot be taken; what it may mean makes a question of it. */
export type Refuse = (field: ListColumn, reason: MessageId, value?: string | number, choices?: string[]) => undefined;

/** A `Refuse` that adds to these remarks on a line. */
export function into(remarks: Remark[], line: number): Refuse {
  return (field, reason, value, choices = []) =>
    void remarks.push({
      line,
      field,
      reason,
      values:
        typeof value === "number"
          ? { n: value }
          : { value: value?.slice(0, 60) ?? "", choices: choices.slice(0, 3).join("; ") },
      ...(choices.length > 0 && { isQuestion: true as const }),
    });
}

/** A cell in one line; empty when it says nothing. */
export function textOf(cell: string | undefined): string {
  const cleaned = cleanText(cell ?? "").replace(/\s+/g, " ");
  return hasLetterOrDigit(cleaned) ? cleaned : "";
}

export function limited(text: string | undefined, field: ListColumn, most: number, refuse: Refuse): string | undefined {
  return text && text.length > most ? refuse(field, "imports.too-long", most) : text;
}

/** "98260 12345 / 98260 12346": the first is taken, and `note` says so. */
const BETWEEN_PHONES = /[,/;|]|\s(?:or|and|या|और)\s/;

export function phoneOf(
  typed: string | undefined,
  field: ListColumn,
  refuse: Refuse,
  note: Refuse,
): string | undefined {
  const written = plainNumber(typed ?? "");
  if (written === undefined) return refuse(field, "imports.phone-shortened", typed);
  const [first = "", ...others] = written.split(BETWEEN_PHONES).filter((part) => /\d/.test(toLatinDigits(part)));
  const digits = nationalPhone(first);
  const isWhole = toLatinDigits(first).replace(/\D/g, "").endsWith(digits);
  if (!/^[0-9]{10}$/.test(digits) || !isWhole)
    return refuse(field, typed?.trim() ? "imports.phone" : "imports.missing");
  if (others.length) note(field, "imports.phone-first", digits);
  return digits;
}

/** What a spreadsheet shows of a number in a narrow column: six digits at most. */
const SHORTENED = /^\+?(\d)(?:[.,](\d{0,5}))?E\+?\d+$/i;
const SCIENTIFIC = /^\+?\d[.,]\d+E\+?\d+$/i;

/** A number that some program wrote as 9876543210.0 or 9.876543211E9; undefined when digits of it are lost. */
function plainNumber(typed: string): string | undefined {
  const written = typed.trim();
  if (SHORTENED.test(written)) return undefined;
  if (SCIENTIFIC.test(written)) return String(Number(written.replace(",", ".")));
  return written.replace(/^(\d{10,12})\.0+$/, "$1");
}

/** The address with what the cell of the city says beside the city, unless it says that already. */
export function addressWith(address: string, rest = ""): string {
  const isSaid = ` ${fold(address)} `.includes(` ${fold(rest)} `);
  return isSaid ? address : [address, rest].filter(Boolean).join(", ");
}

export function subcategoryOf(name: string, values: ValueReader, refuse: Refuse): number | undefined {
  if (!name) return refuse("subCategory", "imports.missing");
  return meantBy("subCategory", name, values.kind(name), refuse)?.value;
}

export function placeOf(
  city: string,
  state: string,
  values: ValueReader,
  refuse: Refuse,
): Meaning<KnownPlace> | undefined {
  if (!city) return refuse("city", "imports.missing");
  return meantBy("city", state ? `${city}, ${state}` : city, values.place(city, state), refuse);
}

function meantBy<Value>(
  field: ListColumn,
  text: string,
  understood: Understanding<Value>,
  refuse: Refuse,
): Meaning<Value> | undefined {
  if (isMeaning(understood)) return understood;
  return refuse(
    field,
    understood.reason,
    text,
    understood.choices.map(({ label }) => label),
  );
}

export function pinCodeOf(typed: string, refuse: Refuse): string | null {
  const digits = toLatinDigits(typed).replace(/\s/g, "");
  if (digits && !/^[1-9][0-9]{5}$/.test(digits)) refuse("pinCode", "imports.pin-code");
  return digits || null;
}

/** The plain details, each as the form of a business takes it. */
export function detailsOf(record: { [Name in Detail]?: string }, refuse: Refuse): Record<Detail, string | null> {
  const details = detailFields<string | null>(() => null);
  for (const detail of DETAILS) {
    const parsed = businessDetails[detail].safeParse(record[detail]?.trim() ?? "");
    if (parsed.success) details[detail] = parsed.data ?? null;
    else refuse(detail, messageOf(parsed.error));
  }
  return details;
}

/** An optional field is empty or fits its schema; the message is that of the schema. */
export function messageOf({ issues: [issue] }: z.core.$ZodError): MessageId {
  const [, [deepest] = []] = issue?.code === "invalid_union" ? issue.errors : [];
  return (deepest ?? issue)!.message as MessageId;
}
