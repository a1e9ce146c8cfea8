/** Keeps the search index and the cards in step with the items: called in the transaction that changes one. */
import { storeCards } from "#server/features/directory/cards.ts";
import type { Kind, Kinds } from "#server/features/directory/kinds.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { newIndexMemory, searchDocument } from "./document.ts";
import { countDocuments, ensureTerms, listIdsAfter, listWithoutCard, lockDocuments } from "./index-queries.ts";
import { type Counts, storeDocuments, withTerms } from "./index-store.ts";

const BATCH = 1000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Brings these items and all that belong to them up to date in the index, whatever happened to them: made, edited, approved, rejected, moved, deleted. */
export async function reindexItems(ctx: Handle, kinds: Kinds, kind: Kind, ids: readonly string[]): Promise<void> {
  await indexMany(ctx, kind, ids);
  for (const child of kinds)
    if (child.parent?.key === kind.key) await indexMany(ctx, child, await child.parent.listIds(ctx, ids));
}

/** The same without what belongs to them, for many at once as an import needs it; public ones are indexed, the others leave, unchanged ones cost a comparison. */
export async function indexMany(ctx: Handle, kind: Kind, ids: readonly string[]): Promise<void> {
  const memory = newIndexMemory();
  const counts: Counts = new Map();
  for (const some of batches(ids)) {
    // Locked before anything is read: of two changes at a time, the later one sees what the earlier one did.
    await lockDocuments(ctx, some);
    const documents = (await kind.listSearchSources(ctx, some)).map((source) => searchDocument(source, memory));
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
    await storeCards(ctx, kind, some);
  }
  await countDocuments(ctx, counts);
}

/** The timed job after an upgrade or changes by hand: brings search documents and cards in step where the card is missing or of an older form, in transactions of a thousand. */
export async function indexMissingCards(base: Handle, kinds: Kinds): Promise<void> {
  for (const kind of kinds) {
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
  kinds: Kinds,
  done: (kind: Kind, count: number) => void = () => undefined,
): Promise<void> {
  for (const kind of kinds) {
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
