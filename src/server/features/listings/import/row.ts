/** One row of a list of offerings: cleaned and checked, with what it says of its business; or the reasons why it cannot be taken. */
import { createHash } from "node:crypto";
import { cleanText } from "#base/cleaning.ts";
import { contactsIn } from "#base/contact-mask.ts";
import { rupees } from "#base/money.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import { into, limited, placeOf, textOf, whereIn } from "#server/features/businesses/import/fields.ts";
import type { Cells, ListRow, ReadRow, Remark } from "#server/features/businesses/import/list-kind.ts";
import { phoneOf } from "#server/features/businesses/import/phone.ts";
import type { ValueReader } from "#server/features/businesses/import/values.ts";
import { priceOf } from "./price.ts";

/** Its key is the id of its business and its folded name. */
export interface ListingRow extends ListRow {
  name: string;
  pricePaise: number | null;
  description: string;
  businessName: string;
  phone: string | undefined;
  placeId: number | undefined;
  /** Empty until it is known. */
  businessId: string;
}

const NAME = { least: 2, most: 100 };
const TEXT_MAX = 1000;

/** Its business and its key are looked up later. */
export function readRow(cells: Cells, line: number, named: ValueReader): ReadRow<ListingRow> {
  const bad: Remark[] = [];
  const notes: Remark[] = [];
  const [refuse, note] = [into(bad, line), into(notes, line)];
  const text = (column: ListColumn) => textOf(cells[column]);

  const name = limited(text("listingName"), "listingName", NAME.most, refuse) ?? "";
  if (name.length < NAME.least) refuse("listingName", "imports.missing");
  if (contactsIn(name).length) refuse("listingName", "imports.contact-in-name");
  const businessName = text("businessName") || refuse("businessName", "imports.missing");
  const phone = cells.phoneNo?.trim() ? phoneOf(cells.phoneNo, "phoneNo", refuse, note) : undefined;
  const where = whereIn(cells);
  const place = where && placeOf(where, named, refuse);
  if (!cells.phoneNo?.trim() && !where) refuse("phoneNo", "imports.phone-or-city");
  const price = priceOf(cells.price ?? "") ?? refuse("price", "imports.price", cells.price);
  const unit = text("unit") || price?.unit;
  const priced = unit && (price?.paise ? `${rupees(price.paise)} / ${unit}` : unit);
  const whole = [priced, cleanText(cells.description ?? "")].filter(Boolean).join("\n");
  const description = limited(whole, "description", TEXT_MAX, refuse);
  if (bad.length || !businessName || !price) return { bad, notes };

  const row = { line, key: "", name, pricePaise: price.paise, description: description ?? "" };
  return { row: { ...row, businessName, phone, placeId: place?.value.id, businessId: "" }, bad, notes };
}

/** Changes whenever a value changes that is stored. */
export function printOf({ name, pricePaise, description }: Pick<ListingRow, "name" | "pricePaise" | "description">) {
  return createHash("sha256")
    .update(JSON.stringify([name, pricePaise, description]))
    .digest("base64url")
    .slice(0, 22);
}
