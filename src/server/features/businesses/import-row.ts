/** One row of a spreadsheet of businesses: cleaned, looked up, checked; or the reasons why it cannot be taken. */
import { createHash } from "node:crypto";
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";
import { nationalPhone, toLatinDigits } from "#base/digits.ts";
import { fold } from "#base/fold.ts";
import { website as websiteField } from "#contract/fields.ts";
import type { MessageId, Values } from "#messages/words.ts";
import type { Directory, KnownPlace } from "./import-directory.ts";
import { placeMeant } from "./import-place.ts";

export const COLUMNS = [
  "businessName",
  "subCategory",
  "city",
  "state",
  "phoneNo",
  "address",
  "pinCode",
  "description",
  "website",
  "ownerName",
  "ownerPhoneNo",
] as const;
export type Column = (typeof COLUMNS)[number];

export interface ImportRow {
  line: number;
  /** Phone, folded name and place: the same business in every file. */
  key: string;
  /** Changes whenever a value changes. */
  print: string;
  name: string;
  subcategoryId: number;
  place: KnownPlace;
  phone: string;
  address: string;
  pinCode: string | null;
  description: string;
  website: string | null;
  ownerName: string;
  ownerPhone: string;
}

export interface BadRow {
  line: number;
  field: string;
  reason: MessageId;
  values?: Values;
}

type Refuse = (field: Column, reason: MessageId, value?: string | number) => undefined;

const NAME_MAX = 100;
const TEXT_MAX = 1000;
const ADDRESS_MAX = 500;

/** The row, or every reason against it. */
export function readRow(
  record: Partial<Record<Column, string>>,
  line: number,
  directory: Directory,
): { row?: ImportRow; bad: BadRow[] } {
  const bad: BadRow[] = [];
  const refuse: Refuse = (field, reason, value) =>
    void bad.push({
      line,
      field,
      reason,
      values: typeof value === "number" ? { n: value } : { value: value?.slice(0, 60) ?? "" },
    });
  const text = (column: Column) => {
    const cleaned = cleanText(record[column] ?? "").replace(/\s+/g, " ");
    return hasLetterOrDigit(cleaned) ? cleaned : "";
  };

  const name = limited(
    text("businessName") || refuse("businessName", "imports.missing"),
    "businessName",
    NAME_MAX,
    refuse,
  );
  const phone = phoneOf(record.phoneNo, "phoneNo", refuse);
  const subcategoryId = subcategoryOf(text("subCategory"), directory, refuse);
  const place = placeOf(text("city"), text("state"), directory, refuse);
  const pinCode = pinCodeOf(text("pinCode"), refuse);
  const website = websiteOf(record.website ?? "", refuse);
  const address = limited(text("address"), "address", ADDRESS_MAX, refuse);
  const description = limited(cleanText(record.description ?? ""), "description", TEXT_MAX, refuse);
  const ownerPhone = record.ownerPhoneNo ? phoneOf(record.ownerPhoneNo, "ownerPhoneNo", refuse) : phone;
  if (bad.length || !name || !phone || !subcategoryId || !place || !ownerPhone) return { bad };

  const values = {
    name,
    subcategoryId,
    phone,
    address: address ?? "",
    pinCode,
    description: description ?? "",
    website,
    ownerName: text("ownerName") || name,
    ownerPhone,
  };
  const print = createHash("sha256")
    .update(JSON.stringify([values, place.id]))
    .digest("base64url")
    .slice(0, 22);
  return { row: { line, ...values, place, key: `${phone}|${fold(name)}|${place.id}`, print }, bad };
}

function limited(text: string | undefined, field: Column, most: number, refuse: Refuse): string | undefined {
  return text && text.length > most ? refuse(field, "imports.too-long", most) : text;
}

function phoneOf(typed: string | undefined, field: Column, refuse: Refuse): string | undefined {
  const digits = nationalPhone(typed ?? "");
  if (/^[0-9]{10}$/.test(digits)) return digits;
  return refuse(field, typed?.trim() ? "imports.phone" : "imports.missing");
}

function subcategoryOf(name: string, directory: Directory, refuse: Refuse): number | undefined {
  if (!name) return refuse("subCategory", "imports.missing");
  return directory.subcategoryId(name) ?? refuse("subCategory", "imports.subcategory", name);
}

function placeOf(city: string, state: string, directory: Directory, refuse: Refuse): KnownPlace | undefined {
  if (!city) return refuse("city", "imports.missing");
  const meant = placeMeant(city, state, directory);
  return "reason" in meant ? refuse(meant.field, meant.reason, meant.field === "city" ? city : state) : meant;
}

function pinCodeOf(typed: string, refuse: Refuse): string | null {
  const digits = toLatinDigits(typed).replace(/\s/g, "");
  if (digits && !/^[1-9][0-9]{5}$/.test(digits)) refuse("pinCode", "imports.pin-code");
  return digits || null;
}

function websiteOf(typed: string, refuse: Refuse): string | null {
  if (!typed.trim()) return null;
  const parsed = websiteField().safeParse(typed);
  if (!parsed.success) refuse("website", "field.url.invalid");
  return parsed.success ? parsed.data : null;
}
