/** How a cell of a list is read: its value, or the reason why it cannot be taken. */
import type * as z from "zod/mini";
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";
import { toLatinDigits } from "#base/digits.ts";
import { fold } from "#base/fold.ts";
import { DETAILS, type Detail, detailFields } from "#contract/business-details.ts";
import { businessFacts } from "#contract/business-facts.ts";
import { businessDetails, businessPart1 } from "#contract/business-fields.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import type { MessageId } from "#messages/words.ts";
import type { Cells, Remark } from "./list-kind.ts";
import { isMeaning, type Meaning, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { Whereabouts } from "./place.ts";
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

const NOTHING = /^(?:n\.? ?\/? ?a\.?|nil|none|null|not available|नहीं|निरंक)$/i;

/** A cell in one line; empty when it says nothing. */
export function textOf(cell: string | undefined): string {
  const cleaned = cleanText(cell ?? "").replace(/\s+/g, " ");
  return hasLetterOrDigit(cleaned) && !NOTHING.test(cleaned) ? cleaned : "";
}

export function limited(text: string | undefined, field: ListColumn, most: number, refuse: Refuse): string | undefined {
  return text && text.length > most ? refuse(field, "imports.too-long", most) : text;
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

/** What the cells of city, district and state say; undefined while neither city nor district does. */
export function whereIn(cells: Cells): Whereabouts | undefined {
  const [city, district, state] = [textOf(cells.city), textOf(cells.district), textOf(cells.state)];
  return city || district ? { city, district, state } : undefined;
}

export function placeOf(
  where: Whereabouts | undefined,
  values: ValueReader,
  refuse: Refuse,
): Meaning<KnownPlace> | undefined {
  if (!where) return refuse("city", "imports.missing");
  const { text, meaning } = values.place(where);
  return meantBy("city", text, meaning, refuse);
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

const BETWEEN_MAILS = /[\s,;/|]+/;

/** "a@x.in, b@x.in": the first is taken, and `note` says so. */
export function emailOf(typed: string, refuse: Refuse, note: Refuse): string | null {
  const written = typed.replace(/\s*@\s*/g, "@");
  const mails = written.split(BETWEEN_MAILS).filter((part) => part.includes("@"));
  const parsed = businessPart1.email.safeParse(mails[0] ?? written);
  if (!parsed.success) return refuse("email", messageOf(parsed.error)) ?? null;
  if (mails.length > 1) note("email", "imports.email-first", parsed.data);
  return parsed.data ?? null;
}

const YEARS = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;
/** Years of another era. */
const SAMVAT = /sam?vat|संवत|सम्वत|\bv\.? ?s\b|वि\.? ?सं/i;
/** What stands beside a year that says nothing else: "Estd. 1998", "12-05-1998", "सन 1998 से". */
const BESIDE_YEARS = /^(?:estd?|established|since|from|in|year|सन|वर्ष|स्थापना|स्थापित|से|में|[\s\d.,:/-])*$/iu;

/** A year alone, within a date, or as the only one of a text, which `note` says. */
export function yearOf(typed: string, refuse: Refuse, note: Refuse): number | null {
  const written = toLatinDigits(typed);
  const [year, other] = [...new Set(written.match(YEARS))];
  if (!typed) return null;
  if (!year || other || SAMVAT.test(written)) return refuse("openSince", "imports.year", typed) ?? null;
  const parsed = businessFacts.openSince.safeParse(year);
  if (!parsed.success) return refuse("openSince", messageOf(parsed.error)) ?? null;
  if (!BESIDE_YEARS.test(written)) note("openSince", "imports.year-read", year);
  return parsed.data ?? null;
}

/** The plain details, each as the form of a business takes it. */
export function detailsOf(record: { [Name in Detail]?: string }, refuse: Refuse): Record<Detail, string | null> {
  const details = detailFields<string | null>(() => null);
  for (const detail of DETAILS) {
    const parsed = businessDetails[detail].safeParse(textOf(record[detail]));
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
