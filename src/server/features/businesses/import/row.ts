/** One row of a spreadsheet of businesses: cleaned, looked up, checked; or the reasons why it cannot be taken. */
import { createHash } from "node:crypto";
import { cleanText } from "#base/cleaning.ts";
import { fold } from "#base/fold.ts";
import type { Detail } from "#contract/business-details.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import {
  addressWith,
  detailsOf,
  emailOf,
  into,
  limited,
  pinCodeOf,
  placeOf,
  subcategoryOf,
  textOf,
  whereIn,
  yearOf,
} from "./fields.ts";
import type { Cells, ListRow, ReadRow, Remark } from "./list-kind.ts";
import type { KnownPlace } from "./name-queries.ts";
import { mobileOf, phoneOf } from "./phone.ts";
import type { ValueReader } from "./values.ts";

/** Its key is phone, folded name and place: the same business in every file. */
export interface ImportRow extends ListRow {
  name: string;
  subcategoryId: number;
  place: KnownPlace;
  phone: string;
  email: string | null;
  address: string;
  pinCode: string | null;
  description: string;
  openSince: number | null;
  details: Record<Detail, string | null>;
  /** Empty when the file names none. */
  ownerName: string;
  ownerPhone: string;
}

const NAME_MAX = 100;
const TEXT_MAX = 1000;
const ADDRESS_MAX = 500;

export function readRow(record: Cells, line: number, named: ValueReader): ReadRow<ImportRow> {
  const bad: Remark[] = [];
  const notes: Remark[] = [];
  const [refuse, note] = [into(bad, line), into(notes, line)];
  const text = (column: ListColumn) => textOf(record[column]);

  const name = limited(
    text("businessName") || refuse("businessName", "imports.missing"),
    "businessName",
    NAME_MAX,
    refuse,
  );
  const hasOwnerPhone = textOf(record.ownerPhoneNo) !== "";
  const phone = hasOwnerPhone
    ? phoneOf(record.phoneNo, "phoneNo", refuse, note)
    : mobileOf(record.phoneNo, "phoneNo", refuse, note, "imports.landline-or-owner");
  const email = emailOf(text("email"), refuse, note);
  const subcategoryId = subcategoryOf(text("subCategory"), named, refuse);
  const city = placeOf(whereIn(record), named, refuse);
  const pinCode = pinCodeOf(text("pinCode"), refuse);
  const openSince = yearOf(text("openSince"), refuse, note);
  const details = detailsOf(record, refuse);
  const address = limited(addressWith(text("address"), city?.rest), "address", ADDRESS_MAX, refuse);
  const description = limited(cleanText(record.description ?? ""), "description", TEXT_MAX, refuse);
  const ownerPhone = hasOwnerPhone ? mobileOf(record.ownerPhoneNo, "ownerPhoneNo", refuse, note) : phone;
  if (bad.length || !name || !phone || !subcategoryId || !city || !ownerPhone) return { bad, notes };

  const place = city.value;
  const row = {
    line,
    key: `${phone}|${fold(name)}|${place.id}`,
    name,
    subcategoryId,
    place,
    phone,
    email,
    address: address ?? "",
    pinCode,
    description: description ?? "",
    openSince,
    details,
    ownerName: text("ownerName"),
    ownerPhone,
  };
  return { row, bad, notes };
}

/** Changes whenever a value changes. */
export function printOf(row: ImportRow): string {
  const { name, subcategoryId, phone, address, pinCode, description, ownerPhone, place, email, openSince } = row;
  const { website, ...otherDetails } = row.details;
  const ownerName = row.ownerName || name;
  const values = { name, subcategoryId, phone, address, pinCode, description, website, ownerName, ownerPhone };
  // What older versions did not know stand in it only when they are given: an old file stays the same file.
  const given = Object.entries({ ...otherDetails, email, openSince }).filter(([, value]) => value !== null);
  return createHash("sha256")
    .update(JSON.stringify([values, place.id, ...given]))
    .digest("base64url")
    .slice(0, 22);
}
