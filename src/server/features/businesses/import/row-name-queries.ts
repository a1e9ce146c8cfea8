/** The SQL of what the kinds and places of some rows are called. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export function listKindNames({ db }: Handle, ids: number[]) {
  return db
    .selectFrom("subcategories")
    .select(["id", "name", "name_hi"])
    .where("id", "in", [-1, ...ids])
    .orderBy("id")
    .execute();
}

export function listPlaceNames({ db }: Handle, ids: number[]) {
  return db
    .selectFrom("places")
    .select(["id", "name", "name_hi"])
    .where("id", "in", [-1, ...ids])
    .orderBy("id")
    .execute();
}
