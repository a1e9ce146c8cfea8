/** What a text is understood to mean: its words with their meanings, misspelt ones corrected, and the ways to read it. The same for every kind of item. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { withPresentStates } from "../places/states.ts";
import { withoutKindWords } from "../text/kind-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { type TokenizedText, tokenize } from "../text/words.ts";
import { abbreviationsMeant, withSpelledLetters } from "../vocabulary/abbreviations.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { lexiconOf, share } from "../vocabulary/memory.ts";
import { withRepairs } from "../vocabulary/repairs.ts";
import { documentCount } from "../vocabulary/terms.ts";
import { correctMeanings } from "./correction.ts";
import { withoutEnding } from "./endings.ts";
import { isWritten, type Meaning, meaningsOf } from "./meaning.ts";
import { wordsOfNames } from "./place-names.ts";
import { type Reading, readingsOf } from "./readings.ts";
import { type Trade, tradeOf } from "./trade.ts";

export interface Understanding {
  lexicon: Lexicon;
  /** All documents there are, roughly. */
  total: number;
  /** The place that the searcher chose. */
  chosenId: number | undefined;
  /** The text as it was typed, the same with states by their present names and words of mending as the catalogue has them, and that split into words. */
  typed: string;
  normalized: string;
  text: TokenizedText;
  meanings: Meaning[];
  readings: Reading[];
}

/** Understands a text in the light of the chosen place, in the lists of a kind where one is named. The costly part of a search, and one result serves all kinds that are called alike. */
export async function understand(
  ctx: Handle,
  { kind = {}, text: typed, placeId }: { kind?: Pick<Kind, "calledBy">; text: string; placeId?: number },
): Promise<Understanding> {
  const lexicon = await lexiconOf(ctx);
  const text = withSpelledLetters(lexicon, withoutKindWords(typed, kind));
  return share(ctx, `${placeId ?? ""} ${lexicon.version} ${text}`, async () => {
    const total = await documentCount(ctx);
    const normalized = withRepairs(lexicon, withPresentStates(lexicon, text));
    return read(ctx, { lexicon, total, chosenId: placeId, typed: text, normalized });
  });
}

/** The same text with short forms of states as the plain words that they may be in a name; undefined when there are none. */
export async function understandPlainly(ctx: Handle, before: Understanding): Promise<Understanding | undefined> {
  const { lexicon, total, chosenId, typed } = before;
  if (before.normalized === typed) return undefined;
  const normalized = withRepairs(lexicon, withPresentStates(lexicon, typed, isStopWord));
  return normalized === before.normalized ? undefined : read(ctx, { lexicon, total, chosenId, typed, normalized });
}

async function read(
  ctx: Handle,
  given: Pick<Understanding, "lexicon" | "total" | "chosenId" | "typed" | "normalized">,
): Promise<Understanding> {
  const { lexicon, total, chosenId, normalized } = given;
  const split = tokenize(normalized, abbreviationsMeant(lexicon, normalized));
  const text = { ...split, tokens: split.tokens.map((token) => withoutEnding(lexicon, token)) };
  const names = wordsOfNames(lexicon, text.tokens);
  const meanings = await correctMeanings(
    ctx,
    lexicon,
    await meaningsOf(ctx, lexicon, text.tokens, total, names.wellKnown),
    total,
    (meaning, at) => !isQuoted(given.typed) && !isWritten(meaning) && !names.all.has(at),
  );
  return { ...given, text, meanings, readings: readingsOf(lexicon, text, meanings, chosenId) };
}

/** The same text with words that hardly any document has taken for misspellings too; undefined when that changes nothing. */
export async function understandAgain(ctx: Handle, before: Understanding): Promise<Understanding | undefined> {
  const { lexicon, total, text, chosenId } = before;
  if (isQuoted(before.typed)) return undefined;
  const names = wordsOfNames(lexicon, text.tokens);
  const isSuspect = ({ token, correction, documents }: Meaning, at: number) =>
    !names.all.has(at) && !lexicon.phrasesByKey.has(token.key) && !correction && documents <= 3;
  const meanings = await correctMeanings(ctx, lexicon, before.meanings, total, isSuspect);
  if (meanings.every((meaning, at) => meaning === before.meanings[at])) return undefined;
  return { ...before, meanings, readings: readingsOf(lexicon, text, meanings, chosenId) };
}

/** Words between quotation marks are meant as they stand. */
function isQuoted(typed: string): boolean {
  return /^\s*["“].*["”]\s*$/s.test(typed);
}

/** The meanings of the words that remain in a reading. */
export function wordsOf({ meanings }: Pick<Understanding, "meanings">, { words }: Pick<Reading, "words">): Meaning[] {
  return words.flatMap((at) => meanings[at] ?? []);
}

const trades = new WeakMap<Reading, { trade: Trade | undefined }>();

/** The trade that all words of a reading name; told once for all who ask. */
export function tradeIn(understanding: Understanding, reading: Reading): Trade | undefined {
  const known = trades.get(reading);
  if (known) return known.trade;
  const trade = tradeOf(understanding.lexicon, wordsOf(understanding, reading), understanding.text.all);
  trades.set(reading, { trade });
  return trade;
}

/** The text with its misspelt words corrected; undefined when none was. */
export function correctedText(text: TokenizedText, meanings: Meaning[]): string | undefined {
  const corrections = new Map(
    meanings.flatMap(({ token, correction }) => (correction ? [[token.at, correction.word] as const] : [])),
  );
  return corrections.size === 0 ? undefined : text.all.map((word, at) => corrections.get(at) ?? word).join(" ");
}
