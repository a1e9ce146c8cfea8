/** How often an offering was seen, how many asked about it, and since when it stands. */
import { Eye, MessageSquareText } from "lucide-react";
import { showDate } from "#base/dates.ts";
import type { OwnListing } from "#contract/own-listings.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";

export function OwnListingFigures({ listing }: { listing: OwnListing }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { views, leadsCount, postedOn, listingName: name } = listing;
  return (
    <p className="flex flex-wrap items-center gap-x-5 px-4 pb-2 text-sm text-ink-soft tabular-nums">
      <span className="inline-flex items-center gap-1.5">
        <Eye aria-hidden="true" className="size-4" />
        {t("listings.views", { n: views })}
      </span>
      <Link
        to={here(paths.listingLeads(slugWithId(listing.slug, listing._id)))}
        aria-label={t("businesses.leads.of", { n: leadsCount, name })}
        className="link inline-flex min-h-11 items-center gap-1.5"
      >
        <MessageSquareText aria-hidden="true" className="size-4" />
        {t("businesses.leads.count", { n: leadsCount })}
      </Link>
      <span>{t("listings.posted", { date: showDate(postedOn, language) })}</span>
    </p>
  );
}
