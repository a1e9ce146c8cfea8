/** A listing as its owner sees it: whether it is public, its figures, and its buttons. */
import { Eye, MessageSquareText, Pencil, Trash2 } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { OwnListing } from "#contract/own-listings.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { listingPath } from "./listing-path.ts";
import { OwnListingPicture } from "./own-listing-picture.tsx";

interface Props {
  listing: OwnListing;
  busy: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

export function OwnListingCard({ listing, busy, onToggle, onDelete }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { listingName: name, pricePaise } = listing;
  const business = slugWithId(listing.businessSlug, listing.fkBusinessId);
  const editPath = paths.editListing(business, slugWithId(listing.slug, listing._id));
  return (
    <Card as="article" flush className="flex h-full flex-col">
      <div className="flex gap-4 p-4 cramped:flex-col">
        <OwnListingPicture listing={listing} editPath={editPath} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <Name listing={listing} />
          </h2>
          <p className="font-semibold tabular-nums">
            {pricePaise === null ? t("listings.price.ask") : rupees(pricePaise)}
          </p>
          <p lang={langOf(listing.description, language)} className="mt-1 line-clamp-2 text-sm text-ink-soft">
            {listing.description}
          </p>
        </div>
      </div>
      <OwnListingFigures listing={listing} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-2">
        <Switch
          on={listing.isActive}
          busy={busy}
          onToggle={onToggle}
          label={
            <>
              {t("listings.public")}
              <span className="sr-only">{t("listings.of", { name })}</span>
            </>
          }
        />
        <span className="flex items-center gap-1">
          <ButtonLink
            size="small"
            look="quiet"
            to={here(editPath)}
            icon={<Pencil aria-hidden="true" />}
            aria-label={t("listings.edit.of", { name })}
          >
            {t("listings.edit")}
          </ButtonLink>
          <IconButton label={t("listings.delete.of", { name })} onClick={onDelete} className="hover:text-danger">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </Card>
  );
}

/** A link to the public page, while there is one. */
function Name({ listing }: { listing: OwnListing }) {
  const here = useHere();
  const language = useLanguage();
  const { listingName, isActive, isApproved } = listing;
  const name = <span lang={langOf(listingName, language)}>{listingName}</span>;
  if (!isActive || !isApproved) return name;
  return (
    <Link to={here(listingPath(listing))} className="hover:underline">
      {name}
    </Link>
  );
}

function OwnListingFigures({ listing }: { listing: OwnListing }) {
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
