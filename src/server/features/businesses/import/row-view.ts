/** Some rows of a list of businesses as the console shows them, with the names of their kinds and places. */
import type { ImportedRow } from "#contract/import-result.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ImportRow } from "./row.ts";
import { listKindNames, listPlaceNames } from "./row-name-queries.ts";

export async function viewRows(ctx: Handle, rows: ImportRow[]): Promise<ImportedRow[]> {
  const kinds = new Map(
    (
      await listKindNames(
        ctx,
        rows.map(({ subcategoryId }) => subcategoryId),
      )
    ).map((kind) => [kind.id, kind]),
  );
  const places = new Map(
    (
      await listPlaceNames(
        ctx,
        rows.map(({ place }) => place.id),
      )
    ).map((place) => [place.id, place]),
  );
  return rows.map(({ line, name, subcategoryId, place, phone }) => ({
    line,
    name,
    subCategory: kinds.get(subcategoryId)!.name,
    subCategoryHi: kinds.get(subcategoryId)!.name_hi,
    city: places.get(place.id)!.name,
    cityHi: places.get(place.id)!.name_hi,
    phoneNo: phone,
  }));
}
