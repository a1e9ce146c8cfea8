/** What owners offer anew, the newest first: public at once, so that staff look at it afterwards. */
import { useState } from "react";
import { useLoaderData } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import { type NewListing, staff } from "#contract/staff.ts";
import { listingPath } from "#web/features/listings/listing-path.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DatedRow } from "./dated-row.tsx";
import { useShowMore } from "./use-show-more.ts";

export function clientLoader() {
  return call(staff.newListings, {});
}
clientLoader.hydrate = true as const;

export default function NewListingsScreen() {
  const t = useWords();
  const first = useLoaderData<typeof clientLoader>();
  const [{ listings, nextCursor }, setPage] = useState(first);
  const { busy, showMore } = useShowMore(async () => {
    const next = await call(staff.newListings, { cursor: nextCursor ?? undefined });
    setPage({ listings: [...listings, ...next.listings], nextCursor: next.nextCursor });
  });
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.listings.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.listings.title")}</h1>
        <p className="text-ink-soft">{t(listings.length === 0 ? "staff.listings.empty" : "staff.listings.note")}</p>
      </div>
      {listings.length > 0 && (
        <Card as="section" flush>
          <ol className="divide-y divide-line">
            {listings.map((listing) => (
              <Row key={listing._id} listing={listing} />
            ))}
          </ol>
        </Card>
      )}
      {nextCursor && (
        <Button busy={busy} onClick={showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
    </section>
  );
}

function Row({ listing }: { listing: NewListing }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  return (
    <DatedRow at={listing.postedOn}>
      <a className="link font-semibold" href={here(listingPath(listing))}>
        {listing.listingName}
      </a>
      <p className="line-clamp-3 text-ink-soft">{listing.description}</p>
      <p className="text-sm text-ink-soft">
        {listing.businessName}, {cityName(listing, language)} · {listing.ownerName}, {spacedPhone(listing.ownerPhone)}
        {listing.ofDay > 1 && <> · {t("staff.listings.of-day", { n: listing.ofDay })}</>}
      </p>
    </DatedRow>
  );
}
