/** Terms by their sound and spelling: those near a word, and for misspellings the likeliest ones. */
import { soundBucket } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { newsOf, recall, remember } from "./memory.ts";
import {
  countAllDocuments,
  listTermsByPrefix,
  listTermsOfBuckets,
  listTermsSpelledLike,
  type Term,
} from "./term-queries.ts";

const bucketOf = memoized(soundBucket, 5000);

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
  const news = newsOf(ctx);
  const rows = await listTermsOfBuckets(ctx, buckets);
  for (const bucket of buckets) {
    const terms = rows.filter((row) => row.bucket === bucket);
    found.set(bucket, terms);
    const wanted = [...keys].filter((key) => bucketOf(key) === bucket);
    const isKnown = wanted.every((key) => terms.some((term) => term.key === key));
    remember(ctx, `around ${bucket}`, terms, { isKnown, news });
  }
}

/** Terms spelled like a misspelt Roman word. */
export async function termsSpelledLike(ctx: Handle, roman: string): Promise<Term[]> {
  const known = recall<Term[]>(ctx, `like ${roman}`);
  if (known) return known;
  const news = newsOf(ctx);
  const terms = await listTermsSpelledLike(ctx, roman);
  remember(ctx, `like ${roman}`, terms, { isKnown: false, news });
  return terms;
}

/** Terms that begin like a Roman word which is still being typed. */
export async function termsBeginningLike(ctx: Handle, roman: string): Promise<Term[]> {
  const known = recall<Term[]>(ctx, `beginning ${roman}`);
  if (known) return known;
  const news = newsOf(ctx);
  const terms = await listTermsByPrefix(ctx, roman);
  remember(ctx, `beginning ${roman}`, terms, { isKnown: false, news });
  return terms;
}

/** How many documents there are of all kinds, roughly; the rarity of a word is measured against it. */
export async function documentCount(ctx: Handle): Promise<number> {
  const known = recall<number>(ctx, "documents");
  if (known !== undefined) return known;
  const news = newsOf(ctx);
  const count = await countAllDocuments(ctx);
  remember(ctx, "documents", count, { isKnown: true, news });
  return count;
}
