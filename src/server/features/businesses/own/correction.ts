/** Edits that wait for staff: what of an approved business waits (name, categories, pictures and website, as far as they differ from what is public), and when what staff turned down is sent to them again. */
import { isDeepStrictEqual } from "node:util";
import type { PendingEdit } from "#server/tables/json-columns.ts";
import type { LockedBusiness, updateBusinessRow } from "./own-queries.ts";

type Direct = Parameters<typeof updateBusinessRow>[2];

/** One part of the form as it is saved: columns that change at once, and what may have to wait for staff. */
export interface SavedPart {
  direct: Direct;
  gated: PendingEdit;
  /** The owner goes on to another part before it is sent. */
  moreFollows: boolean;
}

/** Sent with the first save after which no more follows and anything is other than when it was turned down; what was not turned down always is. */
export function correctionBy(
  { direct, gated, moreFollows }: SavedPart,
  business: LockedBusiness,
  shown: PublicValues,
): { isCorrected: boolean; isSent: boolean } {
  const isTurnedDown = (business.rejection_message ?? business.edit_rejection_message) !== null;
  const before = { ...shown, ...business.pending_edit };
  const isCorrected = business.unsent_correction || differs(asRead(direct), business) || differs(gated, before);
  return { isCorrected, isSent: !isTurnedDown || (isCorrected && !moreFollows) };
}

type Values = Record<string, unknown>;

function differs(saved: object, before: object): boolean {
  return Object.entries(saved).some(([name, value]) => !isDeepStrictEqual(value, (before as Values)[name]));
}

/** The columns as they are read: the week is written as text, and the point follows from its numbers. */
function asRead({ position: _, opening_hours: week, ...columns }: Direct): object {
  return week === undefined ? columns : { ...columns, opening_hours: week && JSON.parse(week) };
}

/** The public values of everything that an edit has to wait with. */
export type PublicValues = Required<PendingEdit>;

/** The columns that an edit changes; its pictures have a table of their own. */
export function columnsOf({ name, subcategoryId, furtherSubcategoryIds, website }: PendingEdit) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(subcategoryId === undefined ? {} : { subcategory_id: subcategoryId }),
    ...(furtherSubcategoryIds === undefined ? {} : { further_subcategory_ids: furtherSubcategoryIds }),
    ...(website === undefined ? {} : { website }),
  };
}
