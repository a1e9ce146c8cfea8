/** Tries the readings of a text one after the other until one finds things that have every word. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { WalkPlan } from "./cursor.ts";
import { findPage, planFor } from "./find.ts";
import type { Meaning } from "./meaning.ts";
import { NAME_SCORE, type SearchKind } from "./scores.ts";
import type { FoundRow } from "./statements.ts";
import {
  correctionOf,
  required,
  type Understanding,
  understandAgain,
  understandPlainly,
  wordsOf,
} from "./understanding.ts";
import { isSoft } from "./words.ts";

interface Wanted {
  kind: SearchKind;
  placeId?: number;
  subcategoryIds?: number[];
  limit: number;
}

export interface FoundAll {
  plan: WalkPlan;
  placeId?: number;
  corrected?: string;
  rows: FoundRow[];
  /** Things whose very name the text is, though a word of it also names a place. */
  pinned: FoundRow[];
}

const MOST_PINNED = 3;

/** The first page of the first reading that has full matches: as typed, then with rare words corrected, then without soft words. */
export async function firstAll(
  ctx: Handle,
  wanted: Wanted,
  understanding: Understanding,
): Promise<FoundAll | undefined> {
  const found =
    (await tryPlainly(ctx, wanted, understanding)) ?? (await tryReadings(ctx, wanted, understanding, every));
  if (found) return found;
  const again = await understandAgain(ctx, understanding, wanted.placeId);
  const foundAgain = again && (await tryReadings(ctx, wanted, again, every));
  if (foundAgain) return foundAgain;
  const hasSoft = understanding.meanings.some((meaning) => isSoft(meaning.token));
  return hasSoft ? tryReadings(ctx, wanted, again ?? understanding, (meaning) => !isSoft(meaning.token)) : undefined;
}

const every = () => true;

/** "MP Enterprises" may be the very name of something: then no state is meant. */
async function tryPlainly(ctx: Handle, wanted: Wanted, understanding: Understanding): Promise<FoundAll | undefined> {
  const plain = await understandPlainly(ctx, understanding, wanted.placeId);
  const found = plain && (await tryReadings(ctx, wanted, plain, every));
  return found?.corrected === undefined && found?.rows.some(isNamed) ? found : undefined;
}

async function tryReadings(
  ctx: Handle,
  wanted: Wanted,
  understanding: Understanding,
  counts: (meaning: Meaning) => boolean,
): Promise<FoundAll | undefined> {
  const { nearMe, openNow } = understanding.text;
  for (const reading of understanding.readings) {
    const meanings = wordsOf(understanding, reading).filter(counts);
    const saysNothing = meanings.length === 0 && reading.words.length > 0;
    if (saysNothing && !(nearMe || openNow || reading.isFromText)) continue;
    const all = [...meanings, ...required(wanted, understanding.total)];
    const plan = planFor(all);
    const { kind, limit } = wanted;
    const rows = plan ? await findPage(ctx, { kind, plan, placeId: reading.placeId, limit }) : [];
    if (!plan || rows.length === 0) continue;
    const pinned = reading.isFromText ? await findNamed(ctx, wanted, understanding) : [];
    return { plan, placeId: reading.placeId, corrected: correctionOf(understanding.text, meanings), rows, pinned };
  }
  return undefined;
}

/** What has every word of the text, those that name a place included, in its name. */
async function findNamed(ctx: Handle, wanted: Wanted, { meanings, total }: Understanding): Promise<FoundRow[]> {
  if (meanings.length < 2 || meanings.some((meaning) => meaning.corrected !== undefined)) return [];
  const plan = planFor([...meanings, ...required(wanted, total)]);
  if (!plan) return [];
  const rows = await findPage(ctx, { kind: wanted.kind, plan, placeId: wanted.placeId, limit: wanted.limit });
  const isFiltered = (wanted.subcategoryIds?.length ?? 0) > 0;
  return rows.filter((row) => !isFiltered && isNamed(row)).slice(0, MOST_PINNED);
}

/** Whether all the words, two or more, stand in the name. */
function isNamed({ weakest = 0 }: FoundRow): boolean {
  return weakest >= NAME_SCORE;
}
