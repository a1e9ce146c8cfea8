/** The card of a favourite, whatever its kind. */
import type { FavouriteView } from "#contract/favourites.ts";
import { inLanguage } from "#contract/paths.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import type { CardContext, CardData } from "#web/features/directory/cards/card-data.ts";
import { jobPath } from "#web/features/jobs/job-path.ts";
import { areaName, placeText } from "#web/features/jobs/job-texts.ts";
import { listingCardOf } from "#web/features/listings/listing-card.ts";

/** Undefined once it is no longer public. */
export function favouriteCardOf(favourite: FavouriteView, context: CardContext): CardData | undefined {
  if (!favourite.card) return undefined;
  if (favourite.kind === "business") return businessCardOf(favourite.card, context);
  if (favourite.kind === "listing") return listingCardOf(favourite.card, context);
  const { language } = context;
  const job = favourite.card;
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
