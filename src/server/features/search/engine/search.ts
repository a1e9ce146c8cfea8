/** Search over businesses and offerings: what a person typed, where, and the best there is for it, page by page. */
import type { Point } from "#base/geo.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { decodeCursor, type Match, type SearchCursor, type Understood } from "./cursor.ts";
import { findPage } from "./find.ts";
import type { Meaning } from "./meaning.ts";
import { findElsewhere, findNear } from "./near.ts";
import { countedPage, type SearchInput, type SearchPage, walkedPage } from "./page.ts";
import { findPartial } from "./partial.ts";
import { firstAll } from "./readings-tried.ts";
import { ALL_INDIA } from "./scores.ts";
import { correctionOf, required, type Understanding, understand, wordsOf } from "./understanding.ts";
import { isSoft } from "./words.ts";

/**
 * One page of what matches, best first. When nothing has every word, the next best is answered and marked as such in `match`; `items` is empty
 * only when there is nothing at all. Page 500 of a list of full matches costs what page 1 costs. Refuses a broken cursor.
 */
export async function search(ctx: Handle, input: SearchInput): Promise<SearchPage> {
  const cursor = input.cursor
    ? (decodeCursor(input.cursor) ?? refuseFields({ cursor: "field.cursor.invalid" }))
    : undefined;
  if (cursor?.position.way === "walk") return walkOn(ctx, input, cursor, cursor.position);
  const understanding = await understand(ctx, input);
  const shown = cursor?.position.count ?? 0;
  if (input.near) return nearPage(ctx, input, understanding, { at: input.near, shown, match: cursor?.match });
  const found = cursor ? undefined : await firstAll(ctx, input, understanding);
  if (!found) return nextBest(ctx, input, understanding, shown);
  const understood = { ...asked(understanding), placeId: found.placeId, corrected: found.corrected };
  return walkedPage(input, "all", understood, { ...found, shown: [] });
}

async function walkOn(
  ctx: Handle,
  input: SearchInput,
  { match, understood }: SearchCursor,
  { plan, score, number, shown }: Extract<SearchCursor["position"], { way: "walk" }>,
): Promise<SearchPage> {
  const rows = await findPage(ctx, {
    kind: input.kind,
    plan,
    placeId: understood.placeId,
    after: { score, number },
    limit: input.limit,
  });
  return walkedPage(input, match, understood, { plan, rows, pinned: [], shown });
}

async function nearPage(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  { at, shown, match }: { at: Point; shown: number; match: Match | undefined },
): Promise<SearchPage> {
  const { lexicon, total } = understanding;
  const { words, isWhole } = wordsNear(understanding);
  const meanings = [...words, ...required(input, total)];
  const wanted = { kind: input.kind, at, meanings, total, shown, limit: input.limit };
  const understood = { ...asked(understanding), corrected: correctionOf(understanding.text, meanings) };
  const near = match === "elsewhere" ? [] : await findNear(ctx, lexicon, wanted);
  if (near.length > 0 || (match && match !== "elsewhere"))
    return countedPage(input, isWhole ? "all" : "some", understood, near, shown);
  const elsewhere = await findElsewhere(ctx, lexicon, wanted);
  return countedPage(input, "elsewhere", understood, elsewhere.slice(shown, shown + input.limit), shown);
}

/** The words to be found near a position: those that anything has, and of soft ones none. It is the whole text when no other was left out but a place's name. */
function wordsNear({ meanings, readings }: Understanding): { words: Meaning[]; isWhole: boolean } {
  const hard = [...meanings.entries()].filter(([, meaning]) => !isSoft(meaning.token));
  const isKnown = (meaning: Meaning) => meaning.alternatives.length > 0;
  const isPlace = (at: number) => readings.some((reading) => !reading.words.includes(at));
  return {
    words: hard.flatMap(([, meaning]) => (isKnown(meaning) ? [meaning] : [])),
    isWhole: hard.every(([at, meaning]) => isKnown(meaning) || isPlace(at)),
  };
}

/** A partial match with at least this share of the text's weight is better than a full one in another place. */
const GOOD_PART = 0.35;

async function nextBest(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  shown: number,
): Promise<SearchPage> {
  const { lexicon, total } = understanding;
  const { place, meanings, understood } = firstReading(understanding);
  const partial = (placeId: number) =>
    findPartial(ctx, { kind: input.kind, placeId }, meanings, total, input.subcategoryIds);
  const here = await partial(place?.id ?? ALL_INDIA);
  if (place && (here[0]?.worth ?? 0) < GOOD_PART) {
    const all = [...meanings, ...required(input, total)];
    const name = meanings.length === 0 ? understanding.meanings : [];
    const elsewhere = await findElsewhere(ctx, lexicon, { kind: input.kind, at: place, meanings: all }, name);
    if (elsewhere.length > 0)
      return countedPage(input, "elsewhere", understood, elsewhere.slice(shown, shown + input.limit), shown);
  }
  const isHere = here.length > 0 || !place;
  const found = isHere ? here : await partial(ALL_INDIA);
  return countedPage(
    input,
    isHere ? "some" : "elsewhere",
    understood,
    found
      .slice(shown, shown + input.limit)
      .map(({ id, worth }) => ({ id, score: worth, grade: Math.round(worth * 10) })),
    shown,
  );
}

function firstReading(understanding: Understanding) {
  const { readings, lexicon, text } = understanding;
  const [reading = { words: [], isFromText: false }] = readings;
  const meanings = wordsOf(understanding, reading);
  const place = reading.placeId === undefined ? undefined : lexicon.places.get(reading.placeId);
  const understood: Understood = {
    ...asked(understanding),
    placeId: place?.id,
    corrected: correctionOf(text, meanings),
  };
  return { place, meanings, understood };
}

function asked({ text }: Understanding): Understood {
  return { ...(text.nearMe ? { nearMe: true as const } : {}), ...(text.openNow ? { openNow: true as const } : {}) };
}
