/** The SQL of stored documents and their postings. Named statements, as in vocabulary/term-queries.ts. */
import { sql } from "kysely";
import { CARD_VERSION } from "#server/features/directory/card-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SearchDocument } from "./document.ts";

/** The next ids after one, of every row of a kind, public or not. */
export async function listItemIds({ db }: Handle, { table }: Kind, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where id > ${after}::uuid order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Stands for all India where a posting names its place. */
export const ALL_INDIA = 0;

/** A document with its words as term ids, in rising order, and their scores beside them. */
export type TermedDocument = SearchDocument & { terms: number[]; scores: number[] };

export interface DocumentRow {
  number: number;
  id: string;
  place_id: number;
  subcategory_id: number | null;
  position: { x: number; y: number };
  terms: number[];
  scores: number[];
}

/** The stored documents of these ids, locked until the transaction ends. */
export function lockDocuments(ctx: Handle, ids: readonly string[]): Promise<DocumentRow[]> {
  return ctx.query({
    name: "search-lock-documents",
    text: () =>
      "select number, id, place_id, subcategory_id, position, terms, scores from search_documents where id = any($1::uuid[]) order by id for update",
    values: [ids],
  });
}

/** The next documents of a kind that have no card of today's form, by number, locked until the transaction ends; one that another transaction holds is skipped: that one makes the card. */
export function lockWithoutCard(
  ctx: Handle,
  { number }: Kind,
  after: number,
  limit: number,
): Promise<Array<{ number: number; id: string }>> {
  return ctx.query({
    name: "search-lock-without-card",
    text: () => `select number, id from search_documents d where kind = $1 and number > $2 and not exists (select 1 from cards k where k.id = d.id and k.version = $4)
      order by number limit $3 for update skip locked`,
    values: [number, after, limit, CARD_VERSION],
  });
}

/** Stores new or changed documents and returns their numbers. */
export async function putDocuments(ctx: Handle, { number }: Kind, documents: TermedDocument[]): Promise<number[]> {
  const rows = await ctx.query<{ number: number }>({
    name: "search-put-documents",
    text: () => `insert into search_documents (kind, id, place_id, subcategory_id, position, terms, scores)
      select $1, id, place_id, subcategory_id, point(lng, lat), terms::int[], scores::smallint[]
      from unnest($2::uuid[], $3::int[], $4::int[], $5::float8[], $6::float8[], $7::text[], $8::text[]) as d (id, place_id, subcategory_id, lat, lng, terms, scores)
      on conflict (id) do update set place_id = excluded.place_id, subcategory_id = excluded.subcategory_id, position = excluded.position, terms = excluded.terms, scores = excluded.scores
      returning number`,
    values: [
      number,
      documents.map((d) => d.id),
      documents.map((d) => d.place_id),
      documents.map((d) => d.subcategory_id),
      documents.map((d) => d.lat),
      documents.map((d) => d.lng),
      documents.map((d) => `{${d.terms}}`),
      documents.map((d) => `{${d.scores}}`),
    ],
  });
  return rows.map((row) => row.number);
}

/** The postings of documents `d`: each term once in all India and once in the document's place. */
export const POSTINGS_OF = `select s.place_id, t.term, d.kind, t.score, d.number as document from search_documents d
  cross join lateral unnest(d.terms, d.scores) as t (term, score) cross join lateral (values (${ALL_INDIA}), (d.place_id)) as s (place_id)`;

/** In the order of the key, so that neighbours go to the same page of its index. */
export async function addPostings(ctx: Handle, numbers: number[]): Promise<void> {
  await ctx.query({
    name: "search-add-postings",
    text: () =>
      `insert into search_postings (place_id, term, kind, score, document) ${POSTINGS_OF} where d.number = any($1::int[]) order by 1, 2, 3, 4, 5`,
    values: [numbers],
  });
}

/** Removes the postings of stored documents, each by its key; call it before the documents change. */
export async function removePostings(ctx: Handle, numbers: number[]): Promise<void> {
  await ctx.query({
    name: "search-remove-postings",
    text: () => `delete from search_postings where ctid = any(array(
        select p.ctid from (${POSTINGS_OF} where d.number = any($1::int[])) o cross join lateral (
          select ctid from search_postings where place_id = o.place_id and term = o.term and kind = o.kind and score = o.score and document = o.document limit 1) p))`,
    values: [numbers],
  });
}

export async function removeDocuments(ctx: Handle, numbers: number[]): Promise<void> {
  await ctx.query({
    name: "search-remove-documents",
    text: () => "delete from search_documents where number = any($1::int[])",
    values: [numbers],
  });
}
