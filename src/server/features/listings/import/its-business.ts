/** To which business a row of a list of offerings belongs: by its name, and its phone or its place. */
import { fold } from "#base/fold.ts";
import { into } from "#server/features/businesses/import/fields.ts";
import type { ReadRow } from "#server/features/businesses/import/list-kind.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type KnownBusiness, listKnownBusinesses } from "./queries.ts";
import type { ListingRow } from "./row.ts";

/** A business that nobody can tell from another, or whose owner looks after it, takes the row away; the only one of the phone is taken under another name, with a note. */
export async function findBusinesses(ctx: Handle, rows: Array<ReadRow<ListingRow>>): Promise<void> {
  const known = await listKnownBusinesses(
    ctx,
    rows.flatMap(({ row }) => row ?? []),
  );
  const byPhone = Map.groupBy(known, ({ phone }) => phone);
  const byName = Map.groupBy(known, ({ name, placeId }) => `${placeId}|${fold(name)}`);
  for (const read of rows) {
    if (!read.row) continue;
    const { row } = read;
    const of = byPhone.get(row.phone ?? "") ?? byName.get(`${row.placeId}|${fold(row.businessName)}`);
    const there = (of ?? []).filter(({ placeId }) => !row.placeId || placeId === row.placeId);
    const named = there.filter(({ name }) => fold(name) === fold(row.businessName));
    const candidates = named.length ? named : there;
    const refusal = refusalOf(candidates);
    if (refusal) {
      into(read.bad, row.line)("businessName", refusal, row.businessName);
      delete read.row;
      continue;
    }
    const [business] = candidates;
    row.businessId = business!.id;
    row.key = `${business!.id}|${fold(row.name)}`;
    if (!named.length) into(read.notes, row.line)("businessName", "imports.business-guess", business!.name);
  }
}

function refusalOf([first, second]: KnownBusiness[]) {
  if (!first) return "imports.business-unknown";
  if (second) return "imports.business-several";
  return first.isClaimed ? "imports.business-claimed" : undefined;
}
