/** The plain details of a business (contract/business-details.ts) as columns of its row, and back. */
import type { Selectable } from "kysely";
import { DETAILS, type Detail } from "#contract/business-details.ts";
import type { Businesses } from "#server/tables/database.ts";

const COLUMN_OF = { website: "website", gstNumber: "gst_number" } as const satisfies Record<Detail, keyof Businesses>;

export const DETAIL_COLUMNS = DETAILS.map((detail) => COLUMN_OF[detail]);
export type DetailRow = Pick<Selectable<Businesses>, (typeof COLUMN_OF)[Detail]>;

/** As views tell them. */
export function viewDetails(row: DetailRow): Record<Detail, string | null> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, row[COLUMN_OF[detail]]])) as Record<Detail, string | null>;
}

/** As a form or a spreadsheet gives them; what is left out is null. */
export function detailValues(given: { [Name in Detail]?: string | null | undefined }): DetailRow {
  return Object.fromEntries(DETAILS.map((detail) => [COLUMN_OF[detail], given[detail] ?? null])) as DetailRow;
}
