/** The SQL that writes the search index: terms, documents, postings. */
import { CompiledQuery } from "kysely";
import { soundBucket } from "#base/fold-sound.ts";
import { CARD_VERSION } from "#server/features/directory/card-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SearchDocument, SearchWord } from "./document.ts";
import { ALL_INDIA, kindNumber, type SearchKind } from "./scores.ts";

async function run<Row>({ db }: Handle, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

/** The next ids after one, of every row of a kind, visible or not. */
export async function listIdsAfter(ctx: Handle, kind: SearchKind, after: string, limit: number): Promise<string[]> {
  return (
    await run<{ id: string }>(ctx, `select id from ${kind.table} where id > $1::uuid order by id limit $2`, [
      after,
      limit,
    ])
  ).map((row) => row.id);
}

/** Term ids by key; keys never seen before become terms. Sorted, so that two writers wait for each other in one order. */
export async function ensureTerms(ctx: Handle, words: SearchWord[]): Promise<Map<string, number>> {
  const byKey = new Map(words.map((word) => [word.key, word]));
  const find = (keys: string[]) =>
    run<{ id: number; key: string }>(ctx, "select id, key from search_terms where key = any($1::text[])", [keys]);
  const known = new Map((await find([...byKey.keys()])).map((row) => [row.key, row.id]));
  const fresh = [...byKey.values()].filter((word) => !known.has(word.key)).sort((a, b) => (a.key < b.key ? -1 : 1));
  if (fresh.length === 0) return known;
  await run(
    ctx,
    `insert into search_terms (key, bucket, roman, devanagari)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict (key) do nothing`,
    [
      fresh.map((w) => w.key),
      fresh.map((w) => soundBucket(w.key)),
      fresh.map((w) => w.roman),
      fresh.map((w) => w.devanagari),
    ],
  );
  for (const row of await find(fresh.map((word) => word.key))) known.set(row.key, row.id);
  return known;
}

export interface DocumentRow {
  number: number;
  id: string;
  place_id: number;
  subcategory_id: number;
  position: { x: number; y: number };
  terms: number[];
  scores: number[];
}

/** The stored documents of these ids, locked until the transaction ends. */
export function lockDocuments(ctx: Handle, ids: readonly string[]): Promise<DocumentRow[]> {
  return run(
    ctx,
    "select number, id, place_id, subcategory_id, position, terms, scores from search_documents where id = any($1::uuid[]) order by id for update",
    [ids],
  );
}

/** The next documents of a kind that have no card of today's form, by number, locked until the transaction ends; one that another holds is made by that one. */
export function listWithoutCard(
  ctx: Handle,
  kind: SearchKind,
  after: number,
  limit: number,
): Promise<Array<{ number: number; id: string }>> {
  return run(
    ctx,
    `select number, id from search_documents d where kind = $1 and number > $2 and not exists (select 1 from cards k where k.id = d.id and k.version = $4)
     order by number limit $3 for update skip locked`,
    [kindNumber(kind), after, limit, CARD_VERSION],
  );
}

/** Stores documents (new or changed) and answers their numbers. */
export async function putDocuments(
  ctx: Handle,
  kind: SearchKind,
  documents: Array<SearchDocument & { terms: number[]; scores: number[] }>,
): Promise<number[]> {
  const rows = await run<{ number: number }>(
    ctx,
    `insert into search_documents (kind, id, place_id, subcategory_id, position, terms, scores)
     select $1, id, place_id, subcategory_id, point(lng, lat), terms::int[], scores::smallint[]
     from unnest($2::uuid[], $3::int[], $4::int[], $5::float8[], $6::float8[], $7::text[], $8::text[]) as d (id, place_id, subcategory_id, lat, lng, terms, scores)
     on conflict (id) do update set place_id = excluded.place_id, subcategory_id = excluded.subcategory_id, position = excluded.position, terms = excluded.terms, scores = excluded.scores
     returning number`,
    [
      kindNumber(kind),
      documents.map((d) => d.id),
      documents.map((d) => d.place_id),
      documents.map((d) => d.subcategory_id),
      documents.map((d) => d.lat),
      documents.map((d) => d.lng),
      documents.map((d) => `{${d.terms}}`),
      documents.map((d) => `{${d.scores}}`),
    ],
  );
  return rows.map((row) => row.number);
}

/** The postings of documents `d`: each term once in the document's place, once in all India. */
export const POSTINGS_OF = `select s.place_id, t.term, d.kind, t.score, d.number as document from search_documents d
  cross join lateral unnest(d.terms, d.scores) as t (term, score) cross join lateral (values (${ALL_INDIA}), (d.place_id)) as s (place_id)`;

export async function addPostings(ctx: Handle, numbers: number[]): Promise<void> {
  await run(
    ctx,
    `insert into search_postings (place_id, term, kind, score, document) ${POSTINGS_OF} where d.number = any($1::int[])`,
    [numbers],
  );
}

/** Takes away the postings of stored documents, each by its key; call before the documents change. */
export async function removePostings(ctx: Handle, numbers: number[]): Promise<void> {
  await run(
    ctx,
    `delete from search_postings where ctid = any(array(
       select p.ctid from (${POSTINGS_OF} where d.number = any($1::int[])) o cross join lateral (
         select ctid from search_postings where place_id = o.place_id and term = o.term and kind = o.kind and score = o.score and document = o.document limit 1) p))`,
    [numbers],
  );
}

export async function removeDocuments(ctx: Handle, numbers: number[]): Promise<void> {
  await run(ctx, "delete from search_documents where number = any($1::int[])", [numbers]);
}

/** Adds to the rough document counts; terms that another transaction is counting are passed over rather than waited for. */
export async function countDocuments(ctx: Handle, more: Map<number, number>): Promise<void> {
  const changes = [...more].filter(([, by]) => by !== 0);
  if (changes.length === 0) return;
  await run(
    ctx,
    `update search_terms t set documents = greatest(0, t.documents + m.more) from unnest($1::int[], $2::int[]) as m (id, more)
     where t.id = m.id and t.id in (select id from search_terms where id = any($1::int[]) order by id for update skip locked)`,
    [changes.map(([id]) => id), changes.map(([, by]) => by)],
  );
}
