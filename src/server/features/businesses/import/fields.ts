/** The columns of a spreadsheet of businesses, and how each is read: its value, or the reason why it cannot be taken. */
import { nationalPhone, toLatinDigits } from "#base/digits.ts";
import { website as websiteField } from "#contract/fields.ts";
import type { MessageId } from "#messages/words.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { NameLookup } from "./names.ts";
import { placeMeant } from "./place.ts";

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

/** Notes why a field cannot be taken. */
export type Refuse = (field: Column, reason: MessageId, value?: string | number) => undefined;

export function limited(text: string | undefined, field: Column, most: number, refuse: Refuse): string | undefined {
  return text && text.length > most ? refuse(field, "imports.too-long", most) : text;
}

export function phoneOf(typed: string | undefined, field: Column, refuse: Refuse): string | undefined {
  const digits = nationalPhone(typed ?? "");
  if (/^[0-9]{10}$/.test(digits)) return digits;
  return refuse(field, typed?.trim() ? "imports.phone" : "imports.missing");
}

export function subcategoryOf(name: string, names: NameLookup, refuse: Refuse): number | undefined {
  if (!name) return refuse("subCategory", "imports.missing");
  return names.subcategoryId(name) ?? refuse("subCategory", "imports.subcategory", name);
}

export function placeOf(city: string, state: string, names: NameLookup, refuse: Refuse): KnownPlace | undefined {
  if (!city) return refuse("city", "imports.missing");
  const meant = placeMeant(city, state, names);
  return "reason" in meant ? refuse(meant.field, meant.reason, meant.field === "city" ? city : state) : meant;
}

export function pinCodeOf(typed: string, refuse: Refuse): string | null {
  const digits = toLatinDigits(typed).replace(/\s/g, "");
  if (digits && !/^[1-9][0-9]{5}$/.test(digits)) refuse("pinCode", "imports.pin-code");
  return digits || null;
}

export function websiteOf(typed: string, refuse: Refuse): string | null {
  if (!typed.trim()) return null;
  const parsed = websiteField().safeParse(typed);
  if (!parsed.success) refuse("website", "field.url.invalid");
  return parsed.success ? parsed.data : null;
}
