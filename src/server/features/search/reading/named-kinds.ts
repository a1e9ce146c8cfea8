/** The kinds of business that a short text names, "Pandit for puja" or "Hardware Store", as a search reads its words: for lists whose words for a kind are people's own. */
import { soundKey } from "#base/fold-sound.ts";
import { isWord } from "../text/known-words.ts";
import { spellingLike } from "../text/searchable-words.ts";
import { isOptional, isWeak, type Token, tokenize } from "../text/words.ts";
import { abbreviationsMeant } from "../vocabulary/abbreviations.ts";
import { kindOfTerm } from "../vocabulary/facet-terms.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysNear } from "../vocabulary/near-keys.ts";
import type { Phrase } from "../vocabulary/phrases.ts";
import { fits } from "./candidates.ts";
import { familyOf } from "./homophones.ts";

export interface NamedKind {
  /** One of the two. */
  subcategoryId?: number;
  categoryId?: number;
  /** Whether the words name it for certain: as they stand, by a word of their family, or in another spelling of the same sound. */
  isCertain: boolean;
}

/** How far a word sounds from one of the catalogue that it surely is, and that it may be. */
const SURELY = 0.4;
const PERHAPS = 1.3;
const SHORTEST_MISSPELT = 5;

const OF_FAMILY = 1;
const OF_OTHER_PHRASE = 1.5;
const MISSPELT = 3;
const AS_LIKELY = 0.7;
/** Of a word that nothing explains. */
const UNEXPLAINED = 10;
/** More than any slip: a kind with a phrase of which a word was not typed is a suggestion. */
const PART = 100;

const TRADE_WORDS = `merchant dealer trader trading seller supplier retail retailer business works enterprise enterprises industry industries provider house expert specialist
  व्यापारी विक्रेता दुकानदार व्यवसाय कार्य स्टोर शॉप सेंटर केंद्र विशेषज्ञ भंडार bhandar kendra vikreta vyapari`;
/** Words that people add to any trade; they name none where something else does. */
const TRADE_KEYS = new Set(TRADE_WORDS.split(/\s+/).map(soundKey));

/** The kinds that the text may name, likeliest first. Several certain ones are as likely as one another. */
export function kindsNamed(lexicon: Lexicon, text: string): NamedKind[] {
  const every = tokenize(text, abbreviationsMeant(lexicon, text)).tokens;
  const telling = every.filter((token) => !isOptional(token) && !TRADE_KEYS.has(token.key));
  const isTelling = telling.some((token) => !isWeak(token));
  const whole = kindsOf(lexicon, every, isTelling);
  if (telling.length === 0 || whole.some(({ subcategoryId, isCertain }) => isCertain && subcategoryId)) return whole;
  return kindsOf(lexicon, telling, isTelling);
}

function kindsOf(lexicon: Lexicon, tokens: Token[], isTelling: boolean): NamedKind[] {
  const costs = tokens.map((token) => keysFor(lexicon, token));
  const byTerm = new Map<number, Set<Phrase>>();
  for (const key of new Set(costs.flatMap((keys) => [...keys.keys()])))
    for (const phrase of lexicon.phrasesByKey.get(key) ?? [])
      byTerm.set(phrase.term, (byTerm.get(phrase.term) ?? new Set()).add(phrase));
  const found = [...byTerm].map(([term, phrases]) => ({ term, cost: costOf([...phrases], costs) }));
  const best = Math.min(...found.map(({ cost }) => cost));
  return found
    .sort((a, b) => a.cost - b.cost || b.term - a.term)
    .map(({ term, cost }) => ({
      ...kindOfTerm(term),
      isCertain: isTelling && cost < MISSPELT && cost - best < AS_LIKELY,
    }));
}

const SHOP_KEYS = new Set("shop store dukan stores dealer merchant".split(" ").map(soundKey));
/** "hardware shop" is named by "hardware" too; "shop insurance" is no insurance. */
const isShop = (key: string, at: number) => at > 0 && SHOP_KEYS.has(key);

/** The keys of the catalogue that a word may stand for, with what each costs. */
function keysFor(lexicon: Lexicon, token: Token): Map<string, number> {
  const isIn = (key: string) => lexicon.phrasesByKey.has(key);
  const keys = new Map<string, number>();
  const isSlip = ({ key }: { key: string }) => {
    const spellings = lexicon.spellingsByKey.get(key);
    return spellings !== undefined && fits(token.word, spellingLike(token.word, spellings).word);
  };
  const isMisspelt = token.word.length >= SHORTEST_MISSPELT && !isWord(token);
  if (isIn(token.key)) keys.set(token.key, 0);
  else if (token.word.length >= SHORTEST_MISSPELT)
    for (const { key, distance } of catalogueKeysNear(lexicon, token.key, PERHAPS).filter(isSlip))
      keys.set(key, isMisspelt && distance <= SURELY ? distance : MISSPELT + distance);
  for (const key of familyOf(lexicon, token))
    if (isIn(key)) keys.set(key, Math.min(OF_FAMILY, keys.get(key) ?? OF_FAMILY));
  return keys;
}

/** What it costs to read the words as this kind: by its phrase that explains them best, other words by its other phrases. */
function costOf(phrases: Phrase[], costs: Array<Map<string, number>>): number {
  const elsewhere = costs.map((keys) =>
    Math.min(UNEXPLAINED, ...phrases.flatMap((phrase) => phrase.keys.map((key) => keys.get(key) ?? UNEXPLAINED))),
  );
  const withPhrase = (phrase: Phrase) => {
    const isTyped = phrase.keys.every((key, at) => isShop(key, at) || costs.some((keys) => keys.has(key)));
    const each = costs.map((keys, at) => {
      const own = Math.min(...phrase.keys.map((key) => keys.get(key) ?? UNEXPLAINED));
      return own < UNEXPLAINED ? own : Math.min(UNEXPLAINED, OF_OTHER_PHRASE + elsewhere[at]!);
    });
    return each.reduce((sum, cost) => sum + cost, isTyped ? 0 : PART);
  };
  return Math.min(...phrases.map(withPhrase));
}
