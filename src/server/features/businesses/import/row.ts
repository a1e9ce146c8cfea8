/** One row of a spreadsheet of businesses: cleaned, looked up, checked; or the reasons why it cannot be taken. */
import { createHash } from "node:crypto";
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";
import { fold } from "#base/fold.ts";
import type { Detail } from "#contract/business-details.ts";
import type { MessageId, Values } from "#messages/words.ts";
import { type Column, detailsOf, limited, phoneOf, pinCodeOf, placeOf, type Refuse, subcategoryOf } from "./fields.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { ValueReader } from "./values.ts";

export interface ImportRow {
  line: number;
  /** Phone, folded name and place: the same business in every file. */
  key: string;
  name: string;
  subcategoryId: number;
  place: KnownPlace;
  phone: string;
  address: string;
  pinCode: string | null;
  description: string;
  details: Record<Detail, string | null>;
  /** Empty when the file names none. */
  ownerName: string;
  ownerPhone: string;
}

/** What there is to say about a row. */
export interface Remark {
  line: number;
  field: Column;
  reason: MessageId;
  values?: Values;
  /** Settled by an answer; nothing need be corrected in the list. */
  isQuestion?: true;
}

const NAME_MAX = 100;
const TEXT_MAX = 1000;
const ADDRESS_MAX = 500;

/** The row with what is to be noted of it, or every reason against it. */
export function readRow(
  record: Partial<Record<Column, string>>,
  line: number,
  named: ValueReader,
): { row?: ImportRow; bad: Remark[]; notes: Remark[] } {
  const bad: Remark[] = [];
  const notes: Remark[] = [];
  const into =
    (remarks: Remark[]): Refuse =>
    (field, reason, value, choices = []) =>
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
  const refuse = into(bad);
  const note = into(notes);
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
  const phone = phoneOf(record.phoneNo, "phoneNo", refuse, note);
  const subcategoryId = subcategoryOf(text("subCategory"), named, refuse);
  const place = placeOf(text("city"), text("state"), named, refuse);
  const pinCode = pinCodeOf(text("pinCode"), refuse);
  const details = detailsOf(record, refuse);
  const address = limited(text("address"), "address", ADDRESS_MAX, refuse);
  const description = limited(cleanText(record.description ?? ""), "description", TEXT_MAX, refuse);
  const ownerPhone = record.ownerPhoneNo ? phoneOf(record.ownerPhoneNo, "ownerPhoneNo", refuse, note) : phone;
  if (bad.length || !name || !phone || !subcategoryId || !place || !ownerPhone) return { bad, notes };

  const row = {
    line,
    key: `${phone}|${fold(name)}|${place.id}`,
    name,
    subcategoryId,
    place,
    phone,
    address: address ?? "",
    pinCode,
    description: description ?? "",
    details,
    ownerName: text("ownerName"),
    ownerPhone,
  };
  return { row, bad, notes };
}

/** Changes whenever a value changes. */
export function printOf(row: ImportRow): string {
  const { name, subcategoryId, phone, address, pinCode, description, ownerPhone, place } = row;
  const { website, ...otherDetails } = row.details;
  const ownerName = row.ownerName || name;
  const values = { name, subcategoryId, phone, address, pinCode, description, website, ownerName, ownerPhone };
  // Details that older versions did not know stand in it only when they are given: an old file stays the same file.
  const given = Object.entries(otherDetails).filter(([, value]) => value !== null);
  return createHash("sha256")
    .update(JSON.stringify([values, place.id, ...given]))
    .digest("base64url")
    .slice(0, 22);
}
