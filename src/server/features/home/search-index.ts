/** Keeps the search index true: called in the transaction that changes a business or an offering. */
import { newIndexMemory, type SearchDocument, searchDocument } from "./search-document.ts";
import {
  addPostings,
  countDocuments,
  type DocumentRow,
  ensureTerms,
  listDocuments,
  listIdsAfter,
  listListingIds,
  listSources,
  putDocuments,
  removeDocuments,
  removePostings,
  type Writing,
} from "./search-index-queries.ts";
import type { SearchKind } from "./search-scores.ts";

const BATCH = 1000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Brings a business and all its offerings up to date in the index, whatever happened to them: made, edited, approved, rejected, moved, deleted. */
export async function indexBusiness(ctx: Writing, businessId: string): Promise<void> {
  await indexMany(ctx, "business", [businessId]);
  await indexMany(ctx, "listing", await listListingIds(ctx, businessId));
}

/** Brings one offering up to date in the index: made, edited, switched on or off, deleted. */
export function indexListing(ctx: Writing, listingId: string): Promise<void> {
  return indexMany(ctx, "listing", [listingId]);
}

/** Takes businesses or offerings out of the index; ids that are not in it are passed over. Needed only for rows that are erased: hidden ones leave through indexBusiness and indexListing. */
export async function unindex(ctx: Writing, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids)) await remove(ctx, await listDocuments(ctx, some));
}

/** The same for many of one kind at once, as an import needs it; visible ones are indexed, the others leave, unchanged ones cost a comparison. */
export async function indexMany(ctx: Writing, kind: SearchKind, ids: readonly string[]): Promise<void> {
  const memory = newIndexMemory();
  for (const some of batches(ids)) {
    const documents = (await listSources(ctx, kind, some)).map((source) => searchDocument(source, memory));
    const terms = await ensureTerms(
      ctx,
      documents.flatMap((d) => d.words),
    );
    await store(
      ctx,
      kind,
      some,
      documents.map((d) => withTerms(d, terms)),
    );
  }
}

/** Rebuilds the index of everything, in batches of its own order; run it inside no transaction to let others work meanwhile. */
export async function reindexAll(
  ctx: Writing,
  done: (kind: SearchKind, count: number) => void = () => undefined,
): Promise<void> {
  for (const kind of ["business", "listing"] as const) {
    for (let after = FIRST_ID, count = 0; ; ) {
      const ids = await listIdsAfter(ctx, kind, after, BATCH);
      if (ids.length === 0) break;
      await ctx.db.transaction().execute((db) => indexMany({ db }, kind, ids));
      after = ids.at(-1) ?? after;
      count += ids.length;
      done(kind, count);
    }
  }
}

type TermedDocument = SearchDocument & { terms: number[]; scores: number[] };

/** The document with its words as term numbers, in rising order, scores beside them. */
export function withTerms(document: SearchDocument, termIds: ReadonlyMap<string, number>): TermedDocument {
  const scored = [
    ...document.marks,
    ...document.words.flatMap((word) =>
      termIds.has(word.key) ? [{ term: termIds.get(word.key) as number, score: word.score }] : [],
    ),
  ];
  scored.sort((a, b) => a.term - b.term);
  return { ...document, terms: scored.map((s) => s.term), scores: scored.map((s) => s.score) };
}

async function store(ctx: Writing, kind: SearchKind, ids: readonly string[], wanted: TermedDocument[]): Promise<void> {
  const stored = new Map((await listDocuments(ctx, ids)).map((row) => [row.id, row]));
  const visible = new Set(wanted.map((d) => d.id));
  await remove(
    ctx,
    [...stored.values()].filter((row) => !visible.has(row.id)),
  );
  const changed = wanted.filter((d) => !isSame(stored.get(d.id), d));
  if (changed.length === 0) return;
  const old = changed.flatMap((d) => stored.get(d.id) ?? []);
  if (old.length > 0)
    await removePostings(
      ctx,
      old.map((row) => row.number),
    );
  await addPostings(ctx, await putDocuments(ctx, kind, changed));
  await countDocuments(ctx, difference(changed, old));
}

async function remove(ctx: Writing, rows: DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = rows.map((row) => row.number);
  await removePostings(ctx, numbers);
  await removeDocuments(ctx, numbers);
  await countDocuments(ctx, difference([], rows));
}

function isSame(row: DocumentRow | undefined, document: TermedDocument): boolean {
  return (
    row !== undefined &&
    row.place_id === document.place_id &&
    row.position.x === document.lng &&
    row.position.y === document.lat &&
    row.subcategory_id === document.subcategory_id &&
    row.terms.join() === document.terms.join() &&
    row.scores.join() === document.scores.join()
  );
}

function difference(added: Array<{ terms: number[] }>, gone: Array<{ terms: number[] }>): Map<number, number> {
  const more = new Map<number, number>();
  const count = (documents: Array<{ terms: number[] }>, by: number) => {
    for (const { terms } of documents)
      for (const term of terms) if (term > 0) more.set(term, (more.get(term) ?? 0) + by);
  };
  count(added, 1);
  count(gone, -1);
  for (const [term, by] of more) if (by === 0) more.delete(term);
  return more;
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
