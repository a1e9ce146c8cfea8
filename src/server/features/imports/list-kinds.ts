/** The table of what lists may hold: how the rows of each are taken, and how the search follows them. */
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { businessList } from "#server/features/businesses/import/business-list.ts";
import type { IndexedList } from "#server/features/businesses/import/report.ts";
import type { ListKinds } from "#server/features/businesses/import/undo.ts";
import { listingList } from "#server/features/listings/import/listing-list.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import { indexBatches, indexMany } from "#server/features/search/index/indexing.ts";
import { memberList } from "./members/member-list.ts";

export const listKinds: ListKinds = {
  businesses: { list: businessList, index: (ctx, batches) => indexBatches(ctx, businessKind, batches) },
  listings: { list: listingList, index: indexListings },
  members: { list: memberList, index: async (_ctx, batches) => void (await all(batches)) },
};

/** Their businesses first: every change of both holds them in this order. */
async function indexListings(...[ctx, batches]: Parameters<IndexedList["index"]>): Promise<void> {
  const ids = await all(batches);
  await indexMany(ctx, businessKind, await listingKind.parent.listParentIds(ctx, ids));
  await indexMany(ctx, listingKind, ids);
}

async function all(batches: AsyncIterable<string[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of batches) ids.push(...batch);
  return ids;
}
