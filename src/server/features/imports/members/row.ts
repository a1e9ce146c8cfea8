/** One row of a list of members: a person's name and phone, with the place and since when where the list says so; or the reasons why it cannot be taken. */
import { contactsIn } from "#base/contact-mask.ts";
import { NAME } from "#contract/names.ts";
import { into, placeOf, textOf, whereIn } from "#server/features/businesses/import/fields.ts";
import type { Cells, ListRow, ReadRow, Remark } from "#server/features/businesses/import/list-kind.ts";
import { mobileOf } from "#server/features/businesses/import/phone.ts";
import type { ValueReader } from "#server/features/businesses/import/values.ts";
import { dateIn } from "./date.ts";

/** Its key is the phone: each member has one. */
export interface MemberRow extends ListRow {
  firstName: string;
  lastName: string;
  placeId: number | null;
  /** 'YYYY-MM-DD'. */
  since: string | null;
}

const PART_MAX = 49;
/** They belong to how one speaks to somebody, not to the name. */
const TITLES = /^(?:(?:shri|shree|sri|smt|shrimati|sushri|mr|mrs|ms|kumari|km|श्री|श्रीमती|सुश्री|कुमारी)(?:\.\s*|\s+))+/iu;

export function readRow(cells: Cells, line: number, named: ValueReader): ReadRow<MemberRow> {
  const bad: Remark[] = [];
  const notes: Remark[] = [];
  const [refuse, note] = [into(bad, line), into(notes, line)];
  const name = textOf(cells.memberName).replace(TITLES, "");
  if (!name) refuse("memberName", "imports.missing");
  else if (!NAME.test(name) || contactsIn(name).length) refuse("memberName", "imports.member-name", name);
  const phone = mobileOf(cells.phoneNo, "phoneNo", refuse, note);
  const where = whereIn(cells);
  const place = where && placeOf(where, named, refuse);
  const written = (cells.since ?? "").trim();
  const since = written ? dateIn(written) : undefined;
  if (written && !since) refuse("since", "imports.since", written);
  if (bad.length || !phone) return { bad, notes };
  const space = name.lastIndexOf(" ");
  const firstName = (space > 0 ? name.slice(0, space) : name).slice(0, PART_MAX);
  const lastName = (space > 0 ? name.slice(space + 1) : "").slice(0, PART_MAX);
  return {
    row: { line, key: phone, firstName, lastName, placeId: place?.value.id ?? null, since: since ?? null },
    bad,
    notes,
  };
}

/** What the row says, and what is stored of the same. */
export function printOf({ firstName, lastName, placeId, since }: Omit<MemberRow, keyof ListRow>): string {
  return JSON.stringify([firstName, lastName, placeId, since]);
}
