/** A list of businesses: what an import does with each of its rows. They go in approved and unclaimed. */

import { newId } from "#base/ids.ts";
import { DETAILS, type Detail } from "#contract/business-details.ts";
import { LIST_COLUMNS } from "#contract/import-kinds.ts";
import type { ListKind } from "./list-kind.ts";
import { fuller } from "./merge.ts";
import { tellOwners } from "./owner-notices.ts";
import {
  ensureOwners,
  findImported,
  IMPORTED_COLUMNS,
  insertImported,
  lockImported,
  updateImported,
} from "./queries.ts";
import { type ImportRow, printOf, readRow } from "./row.ts";
import { viewRows } from "./row-view.ts";
import { hinderedBusinesses, removeBusinesses } from "./taking-back-queries.ts";

export const businessList: ListKind<ImportRow> = {
  key: "businesses",
  columns: LIST_COLUMNS.businesses,
  required: ["businessName", "subCategory", "city", "phoneNo"],
  otherName: "ownerName",
  nameColumn: "businessName",
  table: "businesses",
  importedColumns: IMPORTED_COLUMNS,
  readRow,
  merge,
  printOf,
  findStored: (ctx, rows) => findImported(ctx, keysOf(rows)),
  lockStored: (ctx, rows) => lockImported(ctx, keysOf(rows)),
  insertRows: async (ctx, rows, now) => {
    const owners = await ensureOwners(ctx, rows);
    const created = rows.map((row) => ({ id: newId(), ownerId: owners.get(row.ownerPhone)!, row }));
    await insertImported(ctx, created, now);
    await tellOwners(ctx, created, now);
    return created.map(({ id }) => id);
  },
  updateRows: updateImported,
  viewRows,
  hindered: hinderedBusinesses,
  removeAdded: removeBusinesses,
};

const keysOf = (rows: ImportRow[]) => rows.map(({ key }) => key);

/** What both say the first one decides, but for fuller texts. */
function merge(first: ImportRow, later: ImportRow): ImportRow {
  return {
    ...first,
    name: fuller(first.name, later.name),
    address: fuller(first.address, later.address),
    email: fuller(first.email, later.email),
    openSince: first.openSince ?? later.openSince,
    pinCode: fuller(first.pinCode, later.pinCode),
    description: fuller(first.description, later.description),
    details: Object.fromEntries(
      DETAILS.map((detail) => [detail, fuller(first.details[detail], later.details[detail])]),
    ) as Record<Detail, string | null>,
    ownerName: fuller(first.ownerName, later.ownerName),
    ownerPhone: first.ownerPhone === first.phone ? later.ownerPhone : first.ownerPhone,
  };
}
