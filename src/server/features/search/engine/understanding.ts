/** What a text was understood to mean: its words with their meanings, misspelt ones corrected, and the ways to read it. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { corrected } from "./correction.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Meaning, meaningsOf } from "./meaning.ts";
import { lexiconOf } from "./memory.ts";
import { wordsOfNames } from "./place-names.ts";
import { type Reading, readingsOf } from "./readings.ts";
import { subcategoryTerm } from "./scores.ts";
import { withPresentStates } from "./states.ts";
import { isStopWord } from "./stop-words.ts";
import { documentCount } from "./vocabulary.ts";
import { type ReadText, readText } from "./words.ts";

export interface Understanding {
  lexicon: Lexicon;
  /** All documents there are, roughly. */
  total: number;
  /** The text as it was typed, with states by their present names, and that taken apart. */
  typed: string;
  written: string;
  text: ReadText;
  meanings: Meaning[];
  readings: Reading[];
}

/** Reads a text in the light of the chosen place. */
export async function understand(
  ctx: Handle,
  { text, placeId }: { text: string; placeId?: number },
): Promise<Understanding> {
  const [lexicon, total] = await Promise.all([lexiconOf(ctx), documentCount(ctx)]);
  return read(ctx, { lexicon, total, typed: text, written: withPresentStates(lexicon, text) }, placeId);
}

/** The same text with short forms of states as the plain words that they may be in a name; undefined when there are none. */
export async function understandPlainly(
  ctx: Handle,
  { lexicon, total, typed, written }: Understanding,
  placeId?: number,
): Promise<Understanding | undefined> {
  const plain = withPresentStates(lexicon, typed, isStopWord);
  return plain === written ? undefined : read(ctx, { lexicon, total, typed, written: plain }, placeId);
}

async function read(
  ctx: Handle,
  known: Pick<Understanding, "lexicon" | "total" | "typed" | "written">,
  placeId: number | undefined,
): Promise<Understanding> {
  const { lexicon, total } = known;
  const text = readText(known.written);
  const names = wordsOfNames(lexicon, text.tokens);
  const meanings = await corrected(
    ctx,
    lexicon,
    await meaningsOf(ctx, lexicon, text.tokens, total, names.wellKnown),
    total,
    (meaning, at) => meaning.alternatives.length === 0 && !names.all.has(at),
  );
  return { ...known, text, meanings, readings: readingsOf(lexicon, text, meanings, placeId) };
}

/** The same text with words that hardly anybody uses taken for misspellings too; undefined when that changes nothing. */
export async function understandAgain(
  ctx: Handle,
  before: Understanding,
  placeId?: number,
): Promise<Understanding | undefined> {
  const { lexicon, total, text } = before;
  const names = wordsOfNames(lexicon, text.tokens);
  const isSuspect = ({ token, corrected, documents }: Meaning, at: number) =>
    !names.all.has(at) && !lexicon.phrasesByKey.has(token.key) && corrected === undefined && documents <= 3;
  const meanings = await corrected(ctx, lexicon, before.meanings, total, isSuspect);
  if (meanings.every((meaning, at) => meaning === before.meanings[at])) return undefined;
  return { ...before, meanings, readings: readingsOf(lexicon, text, meanings, placeId) };
}

/** The meanings of the words that remain in a reading. */
export function wordsOf({ meanings }: Pick<Understanding, "meanings">, { words }: Pick<Reading, "words">): Meaning[] {
  return words.flatMap((at) => meanings[at] ?? []);
}

/** The searched text where it differs from the typed one. */
export function correctionOf(text: ReadText, meanings: Meaning[]): string | undefined {
  const replaced = new Map(
    meanings.flatMap((meaning) => (meaning.corrected ? [[meaning.token.at, meaning.corrected] as const] : [])),
  );
  return replaced.size === 0 ? undefined : text.all.map((word, at) => replaced.get(at) ?? word).join(" ");
}

/** Chosen subcategories as one more thing that must be there. */
export function required({ subcategoryIds }: { subcategoryIds?: number[] }, total: number): Meaning[] {
  if (!subcategoryIds?.length) return [];
  const alternatives = subcategoryIds.slice(0, 20).map((id) => ({ term: subcategoryTerm(id), bonus: 0 }));
  return [
    {
      token: { word: "", key: "", at: -1 },
      alternatives,
      documents: Math.ceil((total / 150) * alternatives.length),
      isCategory: true,
    },
  ];
}
