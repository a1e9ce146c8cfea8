/** What one typed word may stand for in the index: its term, terms that sound alike, and categories. */
import { soundDistance } from "#base/fold-distance.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isAbbreviation, type Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysNear } from "../vocabulary/near-keys.ts";
import { type Phrase, phrasesWithin } from "../vocabulary/phrases.ts";
import type { Term } from "../vocabulary/term-queries.ts";
import { termsAround } from "../vocabulary/terms.ts";
import { familyOf, isHomophone } from "./homophones.ts";

/** A term to look under, and what is added to the score of each document that has it. */
export interface Alternative {
  term: number;
  bonus: number;
}

export interface Meaning {
  token: Token;
  /** None when nobody ever wrote such a word. */
  alternatives: Alternative[];
  /** Documents that have it, roughly. */
  documents: number;
  isCategory: boolean;
  /** The word that is searched for instead of a misspelt one, and how far it sounds from it. */
  correction?: { word: string; distance: number };
}

export const isKnown = ({ alternatives }: Meaning) => alternatives.length > 0;

const SOUNDS_ALIKE = -1000;
/** Whether anything has the word itself or one of its family, and not only what sounds like it. */
export const isWritten = ({ alternatives }: Meaning) => alternatives.some(({ bonus }) => bonus >= OF_FAMILY);
/** Of another word of its family. */
export const OF_FAMILY = -300;
const MOST_ALTERNATIVES = 18;
const MOST_ALIKE = 4;
const NONE: Term[] = [];
/** A subcategory holds about this share of all documents. */
export const SUBCATEGORY_SHARE = 1 / 150;

/** The meanings of all words of a text, in order. `total`: all documents, roughly; `names`: the positions of names. */
export async function meaningsOf(
  ctx: Handle,
  lexicon: Lexicon,
  tokens: Token[],
  total: number,
  names: Set<number> = new Set(),
): Promise<Meaning[]> {
  if (tokens.length === 0) return [];
  const keys = new Set(tokens.flatMap((token) => [token.key, ...familyOf(lexicon, token)]));
  const around = await termsAround(ctx, [...keys]);
  return tokens.map((token, at) => {
    const terms = around.get(token.key) ?? [];
    if ((names.has(at) || isAbbreviation(token.word)) && !lexicon.words.has(token.word))
      return meaningOfName(lexicon, token, terms);
    const family = familyOf(lexicon, token).flatMap((key) => soundingLike(around.get(key) ?? NONE, key, 0).exact);
    return meaningOf(lexicon, token, { terms, family, keys, total });
  });
}

/** A name stands for nothing that only sounds like it, not even for a word of the catalogue: Cuttack is no kathak, and श्रीनगर no shringar. */
function meaningOfName({ words }: Lexicon, token: Token, around: Term[]): Meaning {
  const isOther = ({ roman, devanagari }: Term) => words.has(roman) || (devanagari !== null && words.has(devanagari));
  const terms = around.filter((term) => term.key === token.key && !isOther(term));
  const alternatives = terms.map((term) => ({ term: term.id, bonus: 0 }));
  return { token, alternatives, documents: sumOfDocuments(terms), isCategory: false };
}

/** `terms`: those that may sound like it; `family`: those of the other words of its family; `keys`: of the whole text. */
function meaningOf(
  lexicon: Lexicon,
  token: Token,
  { terms, family, keys, total }: { terms: Term[]; family: Term[]; keys: Set<string>; total: number },
): Meaning {
  const most = token.key.length >= 5 ? 0.4 : 0.3;
  const { exact, alike } = soundingLike(terms, token.key, most);
  const others = alike.filter((term) => !family.includes(term));
  const categories = categoriesOf(lexicon, token, keys, most);
  const alternatives = [
    ...exact.map((term) => ({ term: term.id, bonus: 0 })),
    ...categories,
    ...family.map((term) => ({ term: term.id, bonus: OF_FAMILY })),
    ...others.map((term) => ({ term: term.id, bonus: SOUNDS_ALIKE })),
  ];
  return {
    token,
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES),
    documents: Math.round(
      sumOfDocuments([...exact, ...family, ...others]) + categories.length * total * SUBCATEGORY_SHARE,
    ),
    isCategory: categories.some(({ bonus }) => bonus === 0),
  };
}

const sumOfDocuments = (terms: Term[]) => terms.reduce((sum, term) => sum + term.documents, 0);

interface TermsBySound {
  exact: Term[];
  alike: Term[];
}

/** The answers for a bucket's terms; they are forgotten with the terms. */
const answers = new WeakMap<Term[], Map<string, TermsBySound>>();

function soundingLike(around: Term[], key: string, most: number): TermsBySound {
  const byKey = answers.get(around) ?? new Map<string, TermsBySound>();
  const question = `${key} ${most}`;
  const known = byKey.get(question);
  if (known) return known;
  const isAlike = (term: Term) => term.key !== key && soundDistance(key, term.key, most) <= most;
  const terms = {
    exact: around.filter((term) => term.key === key),
    alike: around.filter(isAlike).slice(0, MOST_ALIKE),
  };
  answers.set(around, byKey.set(question, terms));
  return terms;
}

/** Subcategories and categories that a word stands for: those for which a whole phrase is typed. */
function categoriesOf(lexicon: Lexicon, token: Token, keys: Set<string>, most: number): Alternative[] {
  const best = new Map<number, number>();
  const ofFamily = familyOf(lexicon, token).map((key) => ({ key, distance: 0, isFamily: true }));
  const isOther = ({ words }: Phrase) => words.length === 1 && isHomophone(token, words[0]!);
  for (const near of [...catalogueKeysNear(lexicon, token.key, most), ...ofFamily])
    for (const phrase of phrasesWithin(lexicon, keys.has(near.key) ? keys : new Set([...keys, near.key]))) {
      if (!phrase.keys.includes(near.key) || (!("isFamily" in near) && isOther(phrase))) continue;
      const bonus = near.distance > 0 ? SOUNDS_ALIKE / 2 : 0;
      best.set(phrase.term, Math.max(bonus, best.get(phrase.term) ?? Number.NEGATIVE_INFINITY));
    }
  return [...best].map(([term, bonus]) => ({ term, bonus })).sort((a, b) => b.bonus - a.bonus);
}
