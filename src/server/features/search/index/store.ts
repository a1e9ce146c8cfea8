/** Stores documents in the index and removes them, touching only what differs from what is stored. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SearchDocument } from "./document.ts";
import {
  addPostings,
  type DocumentRow,
  putDocuments,
  removeDocuments,
  removePostings,
  type TermedDocument,
} from "./document-queries.ts";

/** How many documents more (or fewer) have a term than before. */
export type Counts = Map<number, number>;

/** The document with the ids of its terms. */
export function withTerms(document: SearchDocument, termIds: ReadonlyMap<string, number>): TermedDocument {
  const words = document.words.flatMap(({ key, score }) => {
    const term = termIds.get(key);
    return term === undefined ? [] : [{ term, score }];
  });
  const scored = [...document.facets, ...words].sort((a, b) => a.term - b.term);
  return { ...document, terms: scored.map((s) => s.term), scores: scored.map((s) => s.score) };
}

/** Brings stored documents in step: new and changed ones are stored, those not among the wanted are removed. */
export async function storeDocuments(
  ctx: Handle,
  kind: Kind,
  rows: DocumentRow[],
  wanted: TermedDocument[],
  counts: Counts,
): Promise<void> {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const visible = new Set(wanted.map((document) => document.id));
  const hidden = [...stored.values()].filter((row) => !visible.has(row.id));
  await removeDocumentRows(ctx, hidden, counts);
  const changed = wanted.filter((document) => !isSame(stored.get(document.id), document));
  if (changed.length === 0) return;
  const old = changed.flatMap((document) => stored.get(document.id) ?? []);
  if (old.length > 0) await removePostings(ctx, numbersOf(old));
  await addPostings(ctx, await putDocuments(ctx, kind, changed));
  count(counts, changed, 1);
  count(counts, old, -1);
}

async function removeDocumentRows(ctx: Handle, rows: DocumentRow[], counts: Counts): Promise<void> {
  if (rows.length === 0) return;
  await removePostings(ctx, numbersOf(rows));
  await removeDocuments(ctx, numbersOf(rows));
  count(counts, rows, -1);
}

const numbersOf = (rows: DocumentRow[]) => rows.map((row) => row.number);

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

function count(counts: Counts, documents: Array<{ terms: number[] }>, by: number): void {
  for (const { terms } of documents)
    for (const term of terms) if (term > 0) counts.set(term, (counts.get(term) ?? 0) + by);
}
