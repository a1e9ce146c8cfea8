/** The SQL of what the kinds and places of some imported rows are called. */
import type { ImportRow } from "#server/features/businesses/import/row.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export function listKindNames({ db }: Handle, rows: ImportRow[]) {
  const ids = [-1, ...rows.map(({ subcategoryId }) => subcategoryId)];
  return db
    .selectFrom("subcategories")
    .select(["id", "name", "name_hi"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

export function listPlaceNames({ db }: Handle, rows: ImportRow[]) {
  const ids = [-1, ...rows.map(({ place }) => place.id)];
  return db.selectFrom("places").select(["id", "name", "name_hi"]).where("id", "in", ids).orderBy("id").execute();
}
