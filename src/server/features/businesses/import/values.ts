/** The kinds and places of a list, each distinct value read once: what was guessed, what is asked, and what the answers say of it. */
import { fold } from "#base/fold.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { words } from "#server/platform/words.ts";
import { kindReader } from "./kinds.ts";
import { isMeaning, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import { placeLookup } from "./names.ts";
import { placeMeant, type Whereabouts } from "./place.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A distinct value that was not the plain name of what it means. */
export interface ListedValue {
  column: "subCategory" | "city";
  value: string;
  rows: number;
  /** What it was taken for; undefined while that is asked. */
  meaning: string | undefined;
  suggestions: string[];
  /** Whether a state stands where the city should. */
  isState?: true;
  /** An answer that nobody understands either. */
  badAnswer?: string;
}

/** What a person answered, by `answerKey`. */
export type Answers = ReadonlyMap<string, string>;

export interface ValueReader {
  kind(text: string): Understanding<number>;
  /** With what the cells say, as it is shown and answered. */
  place(where: Whereabouts): { text: string; meaning: Understanding<KnownPlace> };
  /** The values that are to be shown, those in most rows first. */
  listed(): ListedValue[];
}

/** Of so many different values the first are kept in mind; a list with more holds something else in these columns. */
const MOST_VALUES = 20_000;

export function answerKey(column: string, value: string): string {
  return `${column}|${fold(value) || value.trim()}`;
}

export async function valueReader(
  ctx: Handle,
  vocabulary: Vocabulary,
  answers: Answers,
  language: Language,
): Promise<ValueReader> {
  const names = await placeLookup(ctx, language);
  const readKind = await kindReader(ctx, vocabulary, language);
  const readPlace = (where: Whereabouts) => placeMeant(where, { names, vocabulary });
  const textOf = ({ city, district, state }: Whereabouts) =>
    [...(city ? [city, district] : [words[language]("imports.district-alone", { district })]), state]
      .filter(Boolean)
      .join(", ");
  /** "Jaipur, Rajasthan": the state stands behind the last comma. */
  const readPlaceName = (text: string) => {
    const [, city, state] = /^(.*),([^,]*)$/s.exec(text) ?? [text, text, ""];
    return readPlace({ city: city!.trim(), district: "", state: state!.trim() });
  };
  const known = new Map<string, { read: Understanding<unknown>; listed?: ListedValue }>();

  const once = <Value>(
    column: ListedValue["column"],
    value: string,
    read: () => Understanding<Value>,
    readAnswer: (text: string) => Understanding<Value>,
  ): Understanding<Value> => {
    const key = answerKey(column, value);
    const entry = known.get(key) ?? answered({ column, value, answer: answers.get(key), plain: read(), readAnswer });
    if (known.size < MOST_VALUES) known.set(key, entry);
    if (entry.listed) entry.listed.rows += 1;
    return entry.read as Understanding<Value>;
  };
  return {
    kind: (text) => once("subCategory", text, () => readKind(text), readKind),
    place: (where) => {
      const text = textOf(where);
      return { text, meaning: once("city", text, () => readPlace(where), readPlaceName) };
    },
    listed: () => [...known.values()].flatMap(({ listed }) => listed ?? []).sort((a, b) => b.rows - a.rows),
  };
}

/** A value as it is read, or as its answer says: the number or the words of a choice, or any other name. */
function answered<Value>({
  column,
  value,
  answer,
  plain,
  readAnswer,
}: {
  column: ListedValue["column"];
  value: string;
  answer: string | undefined;
  plain: Understanding<Value>;
  readAnswer: (text: string) => Understanding<Value>;
}): { read: Understanding<Value>; listed?: ListedValue } {
  const choices = isMeaning(plain) ? [] : plain.choices;
  const suggestions = choices.map(({ label }) => label);
  const isState = !isMeaning(plain) && plain.reason === "imports.city-is-state";
  const listed = (meaning: string | undefined) => ({
    ...{ column, value, rows: 0, meaning, suggestions },
    ...(isState && { isState: true as const }),
  });
  if (answer) {
    const choice =
      choices[Number(answer) - 1] ??
      [plain, ...choices].find((one) => "label" in one && fold(one.label) === fold(answer));
    const meant = choice && "value" in choice ? { ...choice, isGuess: true } : readAnswer(answer);
    if (!isMeaning(meant)) return { read: plain, listed: { ...listed(undefined), badAnswer: answer } };
    return { read: meant, listed: listed(meant.label) };
  }
  if (!isMeaning(plain)) return { read: plain, listed: listed(undefined) };
  return { read: plain, ...(plain.isGuess && { listed: listed(plain.label) }) };
}
