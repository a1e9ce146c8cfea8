/** Words of the index by their sound: the term of a word, terms that sound like it, and for misspellings the likeliest terms. */
import { soundBucket } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { recall, remember } from "./memory.ts";

export interface Term {
  id: number;
  key: string;
  bucket: string;
  roman: string;
  devanagari: string | null;
  documents: number;
}

const bucketOf = memoized(soundBucket, 5000);
const COLUMNS = "id, key, bucket, roman, devanagari, documents";

/** All terms in the bucket of each sound key, most used first. */
export async function termsAround(ctx: Handle, keys: string[]): Promise<Map<string, Term[]>> {
  const found = new Map<string, Term[]>();
  const missing = new Set<string>();
  for (const bucket of new Set(keys.map(bucketOf))) {
    const known = recall<Term[]>(ctx, `around ${bucket}`);
    if (known) found.set(bucket, known);
    else missing.add(bucket);
  }
  if (missing.size > 0) await readBuckets(ctx, [...missing], new Set(keys), found);
  return new Map(keys.map((key) => [key, found.get(bucketOf(key)) ?? []]));
}

async function readBuckets(
  ctx: Handle,
  buckets: string[],
  keys: Set<string>,
  found: Map<string, Term[]>,
): Promise<void> {
  const rows = await ctx.query<Term>({
    name: "search-terms-around",
    text: `select ${COLUMNS} from search_terms where bucket = any((select $1::text[])::text[]) order by documents desc, id`,
    values: [buckets],
  });
  for (const bucket of buckets) {
    const terms = rows.filter((row) => row.bucket === bucket);
    found.set(bucket, terms);
    const wanted = [...keys].filter((key) => bucketOf(key) === bucket);
    remember(
      ctx,
      `around ${bucket}`,
      terms,
      wanted.every((key) => terms.some((term) => term.key === key)),
    );
  }
}

/** Terms written like a misspelt Roman word, by shared trigrams or, for a word still being typed, by its beginning. */
export async function termsWrittenLike(ctx: Handle, roman: string, isUnfinished: boolean): Promise<Term[]> {
  const name = `like ${isUnfinished ? "…" : ""}${roman}`;
  const known = recall<Term[]>(ctx, name);
  if (known) return known;
  const rows = await ctx.query<Term>(isUnfinished ? beginningLike(roman) : spelledLike(roman));
  remember(ctx, name, rows, false);
  return rows;
}

function spelledLike(roman: string) {
  return {
    name: "search-terms-like",
    text: `select ${COLUMNS} from search_terms where roman % $1 order by similarity(roman, $1) desc, documents desc, id limit 20`,
    values: [roman],
  };
}

function beginningLike(roman: string) {
  return {
    name: "search-terms-beginning",
    text: `select ${COLUMNS} from search_terms where roman like $1 order by documents desc, id limit 5`,
    values: [`${roman.replace(/[\\%_]/g, "\\$&")}%`],
  };
}

/** How many documents there are of both kinds, roughly; what a word's rarity is measured against. */
export async function documentCount(ctx: Handle): Promise<number> {
  const known = recall<number>(ctx, "documents");
  if (known !== undefined) return known;
  const rows = await ctx.query<{ most: number | null }>({
    name: "search-document-count",
    text: "select max(number) as most from search_documents",
    values: [],
  });
  const count = rows[0]?.most ?? 0;
  remember(ctx, "documents", count, true);
  return count;
}
