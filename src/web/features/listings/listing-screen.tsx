/** An offering's public page: pictures, name, price, whose it is, and how to reach them. */
import { Store } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { longId } from "#base/ids.ts";
import { rupees } from "#base/money.ts";
import { listings } from "#contract/listings.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { loadCategory } from "#web/features/businesses/business-loader.ts";
import { DetailLine } from "#web/features/businesses/detail-line.tsx";
import { DetailsCard } from "#web/features/businesses/details-card.tsx";
import { Gallery } from "#web/features/businesses/gallery.tsx";
import { ShareButton } from "#web/features/businesses/share-button.tsx";
import { ThingHeading } from "#web/features/businesses/thing-heading.tsx";
import { ThingText } from "#web/features/businesses/thing-text.tsx";
import { useCountView } from "#web/features/businesses/use-count-view.ts";
import { useWhole } from "#web/features/businesses/use-whole.ts";
import { categoryName, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { ContactBar } from "#web/features/leads/contact-buttons.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { settleAddress } from "#web/features/places/settled-address.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loader-api.ts";
import { orErrorPage } from "#web/platform/refused.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { listingPath } from "./listing-card.ts";
import { ListingHead } from "./listing-head.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { business = "", listing: written = "" } = args.params;
  await placeOfAddress(args);
  const { getListing: listing } = await orErrorPage(api.call(listings.fetch, { fkListingId: idInSlug(written) }));
  api.shows(`listing:${longId(listing._id)}`, `business:${longId(listing.fkBusinessId)}`);
  settleAddress(args, [
    { written: business, right: slugWithId(listing.businessSlug, listing.fkBusinessId), id: listing.fkBusinessId },
    { written, right: slugWithId(listing.slug, listing._id), id: listing._id },
  ]);
  return { listing, category: await loadCategory(args, listing.fkCategoryId) };
}

export default function ListingScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { listing: served, category } = useLoaderData<typeof loader>();
  const listing = useWhole(served, fetchWhole);
  useCountView(served._id, countView);

  const name = listing.listingName;
  const target = { kind: "listing" as const, id: listing._id, name };
  const what = subCategoryName(listing, language);
  const place = cityName(listing, language);
  const path = listingPath(served);
  const businessPath = paths.business(served.citySlug, slugWithId(served.businessSlug, served.fkBusinessId));
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: place, path: paths.place(listing.citySlug) },
    { title: categoryName(listing, language), path: paths.place(listing.citySlug, { category: category.slug }) },
    { title: listing.businessName, path: businessPath },
    { title: name },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <ListingHead
        name={served.listingName}
        summary={t("profile.in", { what, place })}
        text={served.description}
        image={served.images[0]}
        path={path}
        pricePaise={served.pricePaise}
        seller={{ name: served.businessName, path: businessPath }}
        crumbs={crumbs}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Gallery thing={listing} name={name} icon={category.icon} />
          <ThingHeading thing={listing} name={name} what={what}>
            <ShareButton name={name} path={here(path)} />
          </ThingHeading>
          <p className="text-xl font-semibold tabular-nums">
            {listing.pricePaise === null ? t("home.price-on-request") : rupees(listing.pricePaise)}
          </p>
          <ThingText text={listing.description} locked={listing.locked} />
        </div>
        <div className="lg:sticky lg:top-20">
          <DetailsCard thing={listing} target={target} editPath={paths.editListing(listing.fkBusinessId, listing._id)}>
            <DetailLine icon={<Store aria-hidden="true" />} title={t("profile.by")}>
              <Link
                to={here(businessPath)}
                lang={langOf(listing.businessName, language)}
                className="link inline-flex min-h-11 items-center"
              >
                {listing.businessName}
              </Link>
            </DetailLine>
          </DetailsCard>
        </div>
      </div>
      {!listing.isMine && <ContactBar target={target} />}
    </div>
  );
}

/** Loaded once the page lives: the served page needs no calls. */
const calls = () => import("./listing-calls.ts");
const fetchWhole = async (id: string) => (await calls()).fetchWholeListing(id);
const countView = async (id: string) => (await calls()).countListingView(id);
