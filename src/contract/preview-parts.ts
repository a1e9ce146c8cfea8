/** What the picture that messengers show beside a link tells of an item, by its kind: taken from the card that everybody may see, by the page and by the program that draws alike. */
import { showDate } from "#base/dates.ts";
import type { Language, Words } from "#messages/words.ts";
import type { ArticleCard } from "./articles/article-views.ts";
import type { EventCard } from "./events/event-views.ts";
import type { JobCard } from "./job-views.ts";
import type { EntryCard } from "./spirituality/entry-views.ts";
import type { WantCard } from "./want-views.ts";

export interface PreviewParts {
  name: string;
  /** Whose it is, where that is not the name itself. */
  by?: string;
  what: string;
  /** Where it is, or when. */
  place: string;
  /** The key of its first photo. */
  image?: string;
}

interface Placed {
  city: string;
  cityHi: string | null;
}

interface Categorised extends Placed {
  subCategory: string;
  subCategoryHi: string;
  images: string[];
}

const inWords = (t: Words, english: string, hindi: string | null) => (t.language === "hi" && hindi) || english;
const cityOf = (t: Words, { city, cityHi }: Placed) => inWords(t, city, cityHi);

export const previewOfBusiness = (card: Categorised & { businessName: string }, t: Words): PreviewParts => ({
  name: card.businessName,
  what: inWords(t, card.subCategory, card.subCategoryHi),
  place: cityOf(t, card),
  image: card.images[0],
});

export const previewOfListing = (
  card: Categorised & { listingName: string; businessName: string },
  t: Words,
): PreviewParts => ({
  name: card.listingName,
  by: card.businessName,
  what: inWords(t, card.subCategory, card.subCategoryHi),
  place: cityOf(t, card),
  image: card.images[0],
});

export const previewOfJob = (card: JobCard, t: Words): PreviewParts => ({
  name: card.job_title,
  by: card.company_name,
  what: t(`jobs.employment.${card.employmentType}`),
  place: cityOf(t, card),
});

export const previewOfWant = (card: WantCard, t: Words): PreviewParts => ({
  name: card.title,
  what: t(`wants.${card.kind}.title`),
  place: cityOf(t, card),
});

export const previewOfEntry = (card: EntryCard, t: Words): PreviewParts => ({
  name: card.title,
  what: card.textKind ? t(`spirituality.text.${card.textKind}`) : t(`spirituality.kind.${card.kind}`),
  place: [card.startsOn && showDate(card.startsOn, t.language), cityOf(t, card)].filter(Boolean).join(", "),
  image: card.images[0],
});

/** Of a home no more than the city. */
export const previewOfEvent = (card: EventCard, t: Words): PreviewParts => ({
  name: card.title,
  what: showDate(card.startsOn, t.language),
  place: cityOf(t, card),
  image: card.images[0],
});

export const previewOfArticle = (card: ArticleCard, t: Words): PreviewParts => ({
  name: titleIn(card, t.language),
  what: t(`articles.kind.${card.kind}`),
  place: showDate(card.publishedAt, t.language),
  image: card.image ?? undefined,
});

const titleIn = ({ title, name }: ArticleCard, language: Language) => title[language] ?? name;
