/** The SQL of terms. Named statements, like all of this room that answer a search or write the index: their plans were measured, and searches run them prepared (decision 0010). */
import { soundBucket } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { notify } from "#server/platform/postgres/notify-queries.ts";
import type { Spellings } from "../text/searchable-words.ts";
import { NEW_WORDS } from "./memory.ts";

export interface Term {
  id: number;
  key: string;
  bucket: string;
  roman: string;
  devanagari: string | null;
  /** How many documents have it, roughly. */
  documents: number;
}

const COLUMNS = "id, key, bucket, roman, devanagari, documents";

/** The terms of these buckets, most used first. */
export function listTermsOfBuckets(ctx: Handle, buckets: string[]): Promise<Term[]> {
  return ctx.query({
    name: "search-terms-of-buckets",
    text: () =>
      `select ${COLUMNS} from search_terms where bucket = any((select $1::text[])::text[]) order by documents desc, id`,
    values: [buckets],
  });
}

/** Terms that share trigrams with a Roman word, the most alike first. */
export function listTermsSpelledLike(ctx: Handle, roman: string): Promise<Term[]> {
  return ctx.query({
    name: "search-terms-spelled-like",
    text: () =>
      `select ${COLUMNS} from search_terms where roman % $1 order by similarity(roman, $1) desc, documents desc, id limit 20`,
    values: [roman],
  });
}

/** Terms that begin like a Roman word which is still being typed. */
export function listTermsByPrefix(ctx: Handle, roman: string): Promise<Term[]> {
  return ctx.query({
    name: "search-terms-by-prefix",
    text: () => `select ${COLUMNS} from search_terms where roman like $1 order by documents desc, id limit 5`,
    values: [`${roman.replace(/[\\%_]/g, "\\$&")}%`],
  });
}

/** How many documents there are of all kinds, roughly. */
export async function countAllDocuments(ctx: Handle): Promise<number> {
  const rows = await ctx.query<{ most: number | null }>({
    name: "search-document-count",
    text: () => "select max(number) as most from search_documents",
    values: [],
  });
  return rows[0]?.most ?? 0;
}

export type NewTerm = Spellings & { key: string; roman: string };

/** The ids of terms by key; new keys become terms. Sorted, so that two writers wait for each other in one order. */
export async function ensureTerms(ctx: Handle, words: NewTerm[]): Promise<Map<string, number>> {
  const byKey = new Map(words.map((word) => [word.key, word]));
  const find = (keys: string[]) =>
    ctx.query<{ id: number; key: string }>({
      name: "search-terms-by-key",
      text: () => "select id, key from search_terms where key = any($1::text[])",
      values: [keys],
    });
  const known = new Map((await find([...byKey.keys()])).map((row) => [row.key, row.id]));
  const fresh = [...byKey.values()].filter((word) => !known.has(word.key)).sort((a, b) => (a.key < b.key ? -1 : 1));
  if (fresh.length === 0) return known;
  await ctx.query({
    name: "search-add-terms",
    text: () => `insert into search_terms (key, bucket, roman, devanagari)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict (key) do nothing`,
    values: [
      fresh.map((word) => word.key),
      fresh.map((word) => soundBucket(word.key)),
      fresh.map((word) => word.roman),
      fresh.map((word) => word.devanagari),
    ],
  });
  await notify(ctx, NEW_WORDS, "");
  for (const row of await find(fresh.map((word) => word.key))) known.set(row.key, row.id);
  return known;
}

/** Adds to the rough counts of documents; a term that another transaction is counting is skipped, so that writers do not wait for each other. */
export async function addToCounts(ctx: Handle, more: Map<number, number>): Promise<void> {
  const changes = [...more].filter(([, by]) => by !== 0);
  if (changes.length === 0) return;
  await ctx.query({
    name: "search-count-documents",
    text: () => `update search_terms t set documents = greatest(0, t.documents + m.more) from unnest($1::int[], $2::int[]) as m (id, more)
      where t.id = m.id and t.id in (select id from search_terms where id = any($1::int[]) order by id for update skip locked)`,
    values: [changes.map(([id]) => id), changes.map(([, by]) => by)],
  });
}
