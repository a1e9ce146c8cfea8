/** The card of a favourite, whatever its kind. */
import { showDate } from "#base/dates.ts";
import { articlePath } from "#contract/articles/article-path.ts";
import type { ArticleCard } from "#contract/articles/article-views.ts";
import { eventPath } from "#contract/events/event-path.ts";
import type { EventCard } from "#contract/events/event-views.ts";
import type { FavouriteView } from "#contract/favourites.ts";
import type { JobCard } from "#contract/job-views.ts";
import type { KindKey } from "#contract/kinds.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { ResumeCard } from "#contract/resumes/views.ts";
import type { EntryCard } from "#contract/spirituality/entry-views.ts";
import type { MessageId } from "#messages/words.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import type { CardContext, CardData } from "#web/features/directory/cards/card-data.ts";
import { jobPath } from "#web/features/jobs/job-path.ts";
import { areaName, placeText } from "#web/features/jobs/job-texts.ts";
import { listingCardOf } from "#web/features/listings/listing-card.ts";
import { cityAndState } from "#web/features/places/place-name.ts";
import { entryPath } from "#web/features/spirituality/entry-path.ts";
import { ICONS } from "#web/features/spirituality/entry-texts.ts";
import { wantCardOf } from "#web/features/wants/want-card-data.ts";

const CARDS = {
  business: businessCardOf,
  listing: listingCardOf,
  job: jobCardOf,
  resume: resumeCardOf,
  seller: wantCardOf,
  buyer: wantCardOf,
  requirement: wantCardOf,
  seva: entryCardOf,
  gathering: eventCardOf,
  article: articleCardOf,
} satisfies Record<KindKey, unknown>;

const GONE = {
  business: "favourites.gone",
  listing: "favourites.gone",
  job: "favourites.gone.job",
  resume: "favourites.gone.resume",
  seller: "favourites.gone.want",
  buyer: "favourites.gone.want",
  requirement: "favourites.gone.want",
  seva: "favourites.gone.seva",
  gathering: "favourites.gone.event",
  article: "favourites.gone.article",
} satisfies Record<KindKey, MessageId>;

/** What is said of one that is no longer public. */
export function goneText({ kind }: Pick<FavouriteView, "kind">): MessageId {
  return GONE[kind];
}

/** Undefined once it is no longer public. */
export function favouriteCardOf({ kind, card }: FavouriteView, context: CardContext): CardData | undefined {
  const cardOf = CARDS[kind] as (view: typeof card, context: CardContext) => CardData;
  return card ? cardOf(card, context) : undefined;
}

function jobCardOf(job: JobCard, { language }: CardContext): CardData {
  return {
    id: job._id,
    to: inLanguage(language, jobPath(job)),
    name: job.job_title,
    by: job.company_name,
    text: job.description,
    image: null,
    icon: "briefcase",
    what: areaName(job, language),
    place: placeText(job, language),
    km: null,
  };
}

/** A candidate, whom it does not name. */
function resumeCardOf(resume: ResumeCard, { language }: CardContext): CardData {
  return {
    id: resume._id,
    to: inLanguage(language, paths.resume(resume._id)),
    name: resume.headline,
    text: resume.skills.join(", "),
    image: null,
    icon: "briefcase",
    what: areaName(resume, language),
    place: placeText(resume, language),
    km: null,
  };
}

function entryCardOf(entry: EntryCard, { language }: CardContext): CardData {
  return {
    id: entry._id,
    to: inLanguage(language, entryPath(entry)),
    name: entry.title,
    text: entry.description,
    image: entry.images[0] ?? null,
    icon: ICONS[entry.kind],
    place: cityAndState(entry, language),
    km: null,
  };
}

function eventCardOf(event: EventCard, { language }: CardContext): CardData {
  return {
    id: event._id,
    to: inLanguage(language, eventPath(event)),
    name: event.title,
    text: event.description,
    image: event.images[0] ?? null,
    icon: "party-popper",
    what: showDate(event.startsOn, language),
    place: cityAndState(event, language),
    km: null,
  };
}

function articleCardOf(article: ArticleCard, { language }: CardContext): CardData {
  return {
    id: article._id,
    to: inLanguage(language, articlePath(article)),
    name: article.title[language] ?? article.name,
    text: article.summary[language] ?? article.summary.en ?? article.summary.hi ?? "",
    image: article.image,
    icon: "book-open",
    place: article.hasCity ? cityAndState(article, language) : "",
    km: null,
  };
}
