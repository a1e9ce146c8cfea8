/** Keeps the search index and the cards in step with the items: called in the transaction that changes one. */
import { eachAhead } from "#base/batches.ts";
import { storeCards } from "#server/features/directory/cards.ts";
import type { Kind, Kinds } from "#server/features/directory/kinds.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { addToCounts, ensureTerms } from "../vocabulary/term-queries.ts";
import { searchDocument } from "./document.ts";
import { listItemIds, lockDocuments, lockWithoutCard } from "./document-queries.ts";
import { type Counts, storeDocuments, withTerms } from "./store.ts";

const BATCH = 1000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Brings these items, what they belong to and all that belong to them up to date in the index, whatever happened to them: made, edited, approved, rejected, moved, deleted. The parents come first in every change, so that two changes wait for one another and no longer. */
export async function reindexItems(ctx: Handle, kinds: Kinds, kind: Kind, ids: readonly string[]): Promise<void> {
  const parent = kinds.find(({ key }) => key === kind.parent?.key);
  if (parent && kind.parent) await indexMany(ctx, parent, await kind.parent.listParentIds(ctx, ids));
  await indexMany(ctx, kind, ids);
  for (const child of kinds)
    if (child.parent?.key === kind.key) await indexMany(ctx, child, await child.parent.listIds(ctx, ids));
}

/** The same without what belongs to them, for many at once as an import needs it. Public items are indexed, others are removed; an unchanged one costs a comparison. */
export function indexMany(ctx: Handle, kind: Kind, ids: readonly string[]): Promise<void> {
  return indexBatches(ctx, kind, batches(ids));
}

/** The same for batches of about a thousand ids, each made while the last one is indexed. Terms are counted once, at the end: a row that one transaction changes a thousand times is slower each time. */
export function indexBatches(
  ctx: Handle,
  kind: Kind,
  batches: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const counts: Counts = new Map();
    await eachAhead(batches, (some) => indexBatch(ctx, kind, some, counts));
    await addToCounts(ctx, counts);
  });
}

async function indexBatch(ctx: Handle, kind: Kind, ids: readonly string[], counts: Counts): Promise<void> {
  // Locked before anything is read: of two changes at a time, the later one sees what the earlier one did.
  await lockDocuments(ctx, ids);
  const documents = (await kind.listSearchSources(ctx, ids)).map(searchDocument);
  // Once more: a document that another transaction was just making is there now.
  const stored = await lockDocuments(ctx, ids);
  const terms = await ensureTerms(
    ctx,
    documents.flatMap((document) => document.words),
  );
  const wanted = documents.map((document) => withTerms(document, terms));
  await storeDocuments(ctx, kind, stored, wanted, counts);
  await storeCards(ctx, kind, ids);
}

/** The timed job after an upgrade or changes by hand: brings search documents and cards in step where the card is missing or of an older form, in transactions of a thousand. */
export async function indexMissingCards(base: Handle, kinds: Kinds): Promise<void> {
  for (const kind of kinds)
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      after = await inTransaction(base, async (base) => {
        const some = await lockWithoutCard(base, kind, from, BATCH);
        const ids = some.map(({ id }) => id);
        await indexMany(base, kind, ids);
        return some.at(-1)?.number;
      });
    }
}

/** Rebuilds the index of everything in transactions of a thousand rows; call it outside any transaction, so that others work meanwhile. */
export async function reindexAll(ctx: Handle, kinds: Kinds): Promise<void> {
  for (const kind of kinds)
    for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
      const ids: string[] = await listItemIds(ctx, kind, after, BATCH);
      await indexMany(ctx, kind, ids);
      after = ids.at(-1);
    }
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
