/** The card of a favourite, whatever its kind. */
import type { FavouriteView } from "#contract/favourites.ts";
import type { JobCard } from "#contract/job-views.ts";
import type { KindKey } from "#contract/kinds.ts";
import { inLanguage } from "#contract/paths.ts";
import type { MessageId } from "#messages/words.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import type { CardContext, CardData } from "#web/features/directory/cards/card-data.ts";
import { jobPath } from "#web/features/jobs/job-path.ts";
import { areaName, placeText } from "#web/features/jobs/job-texts.ts";
import { listingCardOf } from "#web/features/listings/listing-card.ts";

const CARDS = { business: businessCardOf, listing: listingCardOf, job: jobCardOf } satisfies Record<KindKey, unknown>;

const GONE = {
  business: "favourites.gone",
  listing: "favourites.gone",
  job: "favourites.gone.job",
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
