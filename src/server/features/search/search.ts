/** Search over the items of a kind: what a person typed, where, and the best there is for it, page by page. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { requiredCategories } from "./finding/criteria.ts";
import { decodeCursor, type Match, qualifiersOf, type SearchCursor } from "./finding/cursor.ts";
import { findElsewhere } from "./finding/elsewhere.ts";
import { findFirstMatch } from "./finding/first-match.ts";
import { findMatches } from "./finding/matches.ts";
import { findNear } from "./finding/near.ts";
import { nextBest } from "./finding/next-best.ts";
import { pageByOffset, pageByScore, type SearchInput, type SearchPage } from "./finding/page.ts";
import { isKnown, type Meaning } from "./reading/meaning.ts";
import { correctedText, type Understanding, understand } from "./reading/understanding.ts";
import { isQuestion } from "./text/other-topics.ts";
import { isOptional } from "./text/words.ts";

/**
 * One page of what matches, best first. When nothing has every word, the next best is returned and marked as such in `match`; `items` is empty
 * only when there is nothing at all. Page 500 of a list of full matches costs what page 1 costs. Refuses a broken cursor.
 */
export async function search(ctx: Handle, input: SearchInput): Promise<SearchPage> {
  const cursor = input.cursor
    ? (decodeCursor(input.cursor) ?? refuseFields({ cursor: "field.cursor.invalid" }))
    : undefined;
  if (cursor?.position.by === "score") return nextByScore(ctx, input, cursor, cursor.position);
  const start = cursor ? { match: cursor.match, offset: cursor.position.offset } : undefined;
  return searchUnderstood(ctx, input, await understand(ctx, input), start);
}

/** The page of a text that was understood before, for who asks for several kinds at once. `start`: where a list goes on that is paged by offset. */
export async function searchUnderstood(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  start?: { match: Match; offset: number },
): Promise<SearchPage> {
  if (input.near) return nearPage(ctx, { ...input, near: input.near }, understanding, start);
  const isAnswerable = !isQuestion(understanding.text.all);
  const found = isAnswerable ? await findFirstMatch(ctx, input, understanding) : undefined;
  if (start || !found || found.isStray) return nextBest(ctx, input, understanding, start?.offset ?? 0);
  const understood = { ...qualifiersOf(understanding.text), placeId: found.placeId, corrected: found.corrected };
  return pageByScore(input, "all", understood, { ...found, outOfTurn: [] });
}

async function nextByScore(
  ctx: Handle,
  input: SearchInput,
  { match, understood }: SearchCursor,
  { criteria, score, number, outOfTurn }: Extract<SearchCursor["position"], { by: "score" }>,
): Promise<SearchPage> {
  const { kind, limit } = input;
  const { placeId } = understood;
  const rows = await findMatches(ctx, { kind, criteria, placeId, after: { score, number }, limit });
  return pageByScore(input, match, understood, { criteria, rows, namesakes: [], outOfTurn });
}

async function nearPage(
  ctx: Handle,
  input: SearchInput & Required<Pick<SearchInput, "near">>,
  understanding: Understanding,
  { match, offset }: { match?: Match; offset: number } = { offset: 0 },
): Promise<SearchPage> {
  const { lexicon, total, text } = understanding;
  const { kind, near: at, limit } = input;
  const { words, isWhole } = wordsNear(understanding);
  const meanings = [...words, ...requiredCategories(input, total)];
  const wanted = { kind, at, meanings, total, offset, limit };
  const understood = { ...qualifiersOf(understanding.text), corrected: correctedText(text, meanings) };
  const near = match === "elsewhere" ? [] : await findNear(ctx, lexicon, wanted);
  if (near.length > 0 || (match && match !== "elsewhere"))
    return pageByOffset(input, isWhole ? "all" : "some", understood, near, offset);
  const elsewhere = await findElsewhere(ctx, lexicon, wanted);
  return pageByOffset(input, "elsewhere", understood, elsewhere.slice(offset, offset + limit), offset);
}

/** The words to be found near a position: those that any document has, and of optional words none. It is the whole text when no other was left out but a place's name. */
function wordsNear({ meanings, readings }: Understanding): { words: Meaning[]; isWhole: boolean } {
  const required = [...meanings.entries()].filter(([, meaning]) => !isOptional(meaning.token));
  const isPlace = (at: number) => readings.some((reading) => !reading.words.includes(at));
  return {
    words: required.flatMap(([, meaning]) => (isKnown(meaning) ? [meaning] : [])),
    isWhole: required.every(([at, meaning]) => isKnown(meaning) || isPlace(at)),
  };
}
