/** A list of what businesses offer: what an import does with each of its rows. Their businesses must be there, and unclaimed. */
import { newId } from "#base/ids.ts";
import { LIST_COLUMNS } from "#contract/import-kinds.ts";
import type { ListKind } from "#server/features/businesses/import/list-kind.ts";
import { fuller } from "#server/features/businesses/import/merge.ts";
import { findBusinesses } from "./its-business.ts";
import { findStored, hindered, IMPORTED_COLUMNS, insertRows, lockStored, removeAdded, updateRows } from "./queries.ts";
import { type ListingRow, printOf, readRow } from "./row.ts";

export const listingList: ListKind<ListingRow> = {
  key: "listings",
  columns: LIST_COLUMNS.listings,
  required: ["listingName", "businessName"],
  nameColumn: "listingName",
  table: "listings",
  importedColumns: IMPORTED_COLUMNS,
  readRow,
  complete: findBusinesses,
  merge: (first, later) => ({
    ...first,
    name: fuller(first.name, later.name),
    pricePaise: first.pricePaise ?? later.pricePaise,
    description: fuller(first.description, later.description),
  }),
  printOf,
  findStored,
  lockStored,
  insertRows: (ctx, rows, now) =>
    insertRows(
      ctx,
      rows.map((row) => ({ id: newId(), row })),
      now,
    ),
  updateRows,
  viewRows: async (_ctx, rows) =>
    rows.map(({ line, name, businessName, pricePaise }) => ({ line, name, businessName, pricePaise })),
  hindered,
  removeAdded,
};
