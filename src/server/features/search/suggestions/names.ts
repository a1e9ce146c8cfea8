/** Items whose names have the words that are being typed, those of a place first. */

import { maskContacts } from "#base/contact-mask.ts";
import { memoized } from "#base/memo.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { untilItemsChange } from "#server/features/directory/until-items-change.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ALL_INDIA } from "../index/document-queries.ts";
import { newsOf, recall, remember } from "../vocabulary/memory.ts";
import { type BeginningTerm, listNames, listTermsBeginning, type NameRow } from "./name-queries.ts";
import { BEST_FIT, type Fit, fitOf, indexedWords, type Name, nameOf, type TypedWord } from "./typed-words.ts";

export interface FittingName extends NameRow {
  heard: Name;
  fit: Fit;
  /** Where it was looked for: a place, or ALL_INDIA. */
  soughtIn: number;
}

/** So many terms of a word that is being typed are looked at, the most used ones. */
const MOST_TERMS = 40;
/** Postings of all terms together. */
const SCANNED = { one: 320, several: 1600 };
const LEAST_OF_TERM = 8;
const MOST_OF_TERM = 400;

interface Wanted {
  placeId: number | undefined;
  enough: (names: FittingName[]) => boolean;
  /** Whether those behind enough of the best are wanted too. */
  isEveryOneWanted: boolean;
}

/** Beginnings whose names in all India a process remembers, each some hundred rows: whoever types one in a place that has too little of it asks for the same. */
const MOST_BEGINNINGS = 100;
const inAllIndia = untilItemsChange<FittingName[]>(MOST_BEGINNINGS);

/** The names of a kind that fit, best first; from all India where the place has fewer than enough. See `suggestible`. */
export async function findNames(
  ctx: Base,
  kind: Kind,
  typed: readonly TypedWord[],
  { placeId, enough, isEveryOneWanted }: Wanted,
): Promise<FittingName[]> {
  const words = indexedWords(typed);
  const terms = await Promise.all(words.map((word) => termsBeginning(ctx, word)));
  if (terms.length === 0 || terms.some((some) => some.length === 0)) return [];
  const wanted = scanOf(terms);
  const ask = async (soughtIn: number) => {
    const rows = await listNames(ctx, { kind, placeId: soughtIn, ...wanted });
    return fitting(rows, typed, { soughtIn, isEnough: isEveryOneWanted ? () => false : enough });
  };
  const near = placeId === undefined ? [] : await ask(placeId);
  if (placeId !== undefined && enough(near)) return near;
  const known = new Set(near.map(({ id }) => id));
  const beginning = `${kind.key} ${isEveryOneWanted} ${typed.map(({ word }) => word).join(" ")}`;
  return [...near, ...(await inAllIndia(ctx, beginning, () => ask(ALL_INDIA))).filter(({ id }) => !known.has(id))];
}

/** The word whose terms have the fewest documents leads. A list of terms that was cut is no condition: what was cut off may be meant. */
function scanOf(terms: BeginningTerm[][]): { terms: number[]; others: number[][]; cap: number } {
  const sizeOf = (some: BeginningTerm[]) => some.reduce((sum, { documents }) => sum + documents, 0);
  const lead = terms.reduce((best, some) => (sizeOf(some) < sizeOf(best) ? some : best));
  const others = terms.filter((some) => some !== lead && some.length < MOST_TERMS);
  const share = Math.ceil(SCANNED[terms.length > 1 ? "several" : "one"] / lead.length);
  return {
    terms: idsOf(lead),
    others: others.map(idsOf),
    cap: Math.min(MOST_OF_TERM, Math.max(LEAST_OF_TERM, share)),
  };
}

const idsOf = (terms: BeginningTerm[]) => terms.map(({ id }) => id);

/** Those that fit, in their order; they come in the order of their scores, so that behind enough of the best fit no better one follows. */
function fitting(
  rows: NameRow[],
  typed: readonly TypedWord[],
  { soughtIn, isEnough }: { soughtIn: number; isEnough: (names: FittingName[]) => boolean },
): FittingName[] {
  const found: FittingName[] = [];
  const best: FittingName[] = [];
  for (const row of rows) {
    const heard = nameOf(row.name);
    const fit = fitOf(heard, typed);
    if (fit === undefined) continue;
    const name = { ...row, heard, fit, soughtIn };
    found.push(name);
    if (fit < BEST_FIT) continue;
    best.push(name);
    if (isEnough(best)) return best;
  }
  return found.sort(byFit);
}

/** Only the first few names of an answer are looked at for contacts. */
const MOST_JUDGED = 5000;
const hasContacts = memoized((name) => maskContacts(name) !== name, MOST_JUDGED);

/** The first of these that may be suggested: no name with a phone number or an address in it, and of those that are the same by `keyOf` the first. Only as many are looked at as are needed. */
export function suggestible<Item>(items: Iterable<Item>, limit: number, { nameOf, keyOf }: Naming<Item>): Item[] {
  const chosen = new Map<string, Item>();
  for (const item of items) {
    if (chosen.size >= limit) break;
    const key = keyOf(item);
    if (key !== "" && !chosen.has(key) && !hasContacts(nameOf(item))) chosen.set(key, item);
  }
  return [...chosen.values()];
}

interface Naming<Item> {
  nameOf: (item: Item) => string;
  /** What is without any is not suggested. */
  keyOf: (item: Item) => string;
}

function byFit(a: FittingName, b: FittingName): number {
  return b.fit - a.fit || b.score - a.score || (a.id < b.id ? -1 : 1);
}

async function termsBeginning(ctx: Handle, { roman, sound }: TypedWord): Promise<BeginningTerm[]> {
  const name = `suggested ${roman} ${sound}`;
  const known = recall<BeginningTerm[]>(ctx, name);
  if (known) return known;
  const news = newsOf(ctx);
  const terms = await listTermsBeginning(ctx, { roman, sound }, MOST_TERMS);
  // A full list hardly changes; a short one may grow with the next thing that is saved.
  remember(ctx, name, terms, { isKnown: terms.length === MOST_TERMS, news });
  return terms;
}
