/** A card as the texts that stand in it, so that the server draws one card of a look and puts the texts of others into it (docs/decisions/0270-kept-parts.md). */
import { monogramLetter, tintOf } from "#contract/monogram.ts";
import { imagePath } from "#contract/paths.ts";
import type { Words } from "#messages/words.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import type { CardData } from "./card-data.ts";

/** Each is a text or an attribute; empty where the card has none. */
export interface CardTexts {
  to: string;
  name: string;
  nameLang: string;
  what: string;
  by: string;
  byLang: string;
  text: string;
  textLang: string;
  place: string;
  /** '· 3 km'. */
  km: string;
  price: string;
  /** '12 reviews', and with it '4.5 (12)' and how that is said where there is an average. */
  reviews: string;
  rating: string;
  ratingSaid: string;
  /** Of the picture; where there is none, a letter stands in its place. */
  src: string;
  srcSet: string;
  letter: string;
  /** Class of the letter's colour. */
  tint: string;
}

const TINTS = ["tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6"] as const;

export function cardTexts({ image, reviews, ...card }: CardData, t: Words): CardTexts {
  const { what = "", by = "", place = "", km, price } = card;
  const count = reviews ? t("results.reviews", { n: reviews.n }) : "";
  const rating = reviews?.rating ?? null;
  return {
    to: card.to,
    name: card.name,
    nameLang: langOf(card.name, t.language) ?? "",
    what,
    by,
    byLang: (by && langOf(by, t.language)) || "",
    text: card.text,
    textLang: langOf(card.text, t.language) ?? "",
    place,
    km: place && km !== null ? `· ${t("home.km", { n: km })}` : "",
    price: price === undefined ? "" : (price ?? t("home.price-on-request")),
    reviews: count,
    rating: rating === null ? "" : `${rating.toFixed(1)} (${reviews?.n})`,
    ratingSaid: rating === null ? "" : `${t("results.rating", { rating })}, ${count}`,
    src: image ? imagePath(image, 480) : "",
    srcSet: image ? `${imagePath(image, 160)} 160w, ${imagePath(image, 480)} 480w` : "",
    letter: image ? "" : monogramLetter(card.name),
    tint: image ? "" : TINTS[tintOf(card.icon)]!,
  };
}

type Name = keyof CardTexts;

/** Which texts a card has: two that have the same look alike but for them. */
export function lookOf(texts: CardTexts): string {
  return Object.values(texts).map(Boolean).map(Number).join("");
}

/** The same with other texts in place of those it has, in the order of their names. */
export function withTexts(texts: CardTexts, others: readonly string[]): CardTexts {
  const pairs = (Object.keys(texts) as Name[]).map((name, n) => [name, texts[name] && others[n]]);
  return Object.fromEntries(pairs) as CardTexts;
}
