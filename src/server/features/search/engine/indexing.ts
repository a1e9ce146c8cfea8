/** Keeps the search index and the cards true: called in the transaction that changes a business or an offering. */
import { makeBusinessCards } from "#server/features/businesses/businesses.ts";
import { keepCards, type MakeCards } from "#server/features/businesses/cards.ts";
import { makeListingCards } from "#server/features/listings/listings.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { newIndexMemory, searchDocument } from "./document.ts";
import {
  countDocuments,
  ensureTerms,
  listIdsAfter,
  listListingIds,
  listSources,
  listWithoutCard,
  lockDocuments,
} from "./index-queries.ts";
import { type Counts, storeDocuments, withTerms } from "./index-store.ts";
import type { SearchKind } from "./scores.ts";

const BATCH = 1000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Brings a business and all its offerings up to date in the index, whatever happened to them: made, edited, approved, rejected, moved, deleted. */
export async function indexBusiness(ctx: Handle, businessId: string): Promise<void> {
  await indexMany(ctx, "business", [businessId]);
  await indexMany(ctx, "listing", await listListingIds(ctx, businessId));
}

/** Brings one offering up to date in the index: made, edited, switched on or off, deleted. */
export function indexListing(ctx: Handle, listingId: string): Promise<void> {
  return indexMany(ctx, "listing", [listingId]);
}

/** The same for many of one kind at once, as an import needs it; visible ones are indexed, the others leave, unchanged ones cost a comparison. */
export async function indexMany(ctx: Handle, kind: SearchKind, ids: readonly string[]): Promise<void> {
  const memory = newIndexMemory();
  const counts: Counts = new Map();
  for (const some of batches(ids)) {
    // Locked before anything is read: of two changes at a time, the later one sees what the earlier one did.
    await lockDocuments(ctx, some);
    const documents = (await listSources(ctx, kind, some)).map((source) => searchDocument(source, memory));
    // Once more: a document that another transaction was just making is there now.
    const stored = await lockDocuments(ctx, some);
    const words = documents.flatMap((document) => document.words);
    const terms = await ensureTerms(ctx, words);
    await storeDocuments(
      ctx,
      kind,
      stored,
      documents.map((document) => withTerms(document, terms)),
      counts,
    );
    await keepCards(ctx, some, MAKE[kind]);
  }
  await countDocuments(ctx, counts);
}

const MAKE: Record<SearchKind, MakeCards> = { business: makeBusinessCards, listing: makeListingCards };

/** The timed job after an upgrade or changes by hand: brings search documents and cards in step where the card is missing or of an older form, in transactions of a thousand. */
export async function keepMissingCards(base: Handle): Promise<void> {
  for (const kind of ["business", "listing"] as const) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      after = await inTransaction(base, async (base) => {
        const some = await listWithoutCard(base, kind, from, BATCH);
        const ids = some.map(({ id }) => id);
        await indexMany(base, kind, ids);
        return some.at(-1)?.number;
      });
    }
  }
}

/** Rebuilds the index of everything in transactions of a thousand rows; call it outside any transaction, so that others work meanwhile. */
export async function reindexAll(
  ctx: Handle,
  done: (kind: SearchKind, count: number) => void = () => undefined,
): Promise<void> {
  for (const kind of ["business", "listing"] as const) {
    for (let after = FIRST_ID, count = 0; ; ) {
      const ids = await listIdsAfter(ctx, kind, after, BATCH);
      if (ids.length === 0) break;
      await inTransaction(ctx, (ctx) => indexMany(ctx, kind, ids));
      after = ids.at(-1) ?? after;
      count += ids.length;
      done(kind, count);
    }
  }
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
