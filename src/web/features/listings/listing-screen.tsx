/** A listing's public page: pictures, name, price, whose it is, and how to reach them. */
import { Store } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { rupees } from "#base/money.ts";
import { itemTag } from "#contract/kinds.ts";
import { listings } from "#contract/listings.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { loadCategory } from "#web/features/directory/load-category.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { ItemPage, useCrumbsTo } from "#web/features/directory/page/item-page.tsx";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { useViewCount } from "#web/features/directory/use-view-count.ts";
import { ServedActions } from "#web/features/favourites/served-actions.tsx";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { chosenOf, cityName } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Link } from "#web/ui/link.tsx";
import { ListingHead } from "./listing-head.tsx";
import { listingPath } from "./listing-path.ts";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { business = "", listing: part = "" } = args.params;
  const city = await placeOfAddress(args);
  const { getListing: listing } = await orErrorPage(api.call(listings.fetch, { fkListingId: idInSlug(part) }));
  api.shows(itemTag("listing", listing._id), itemTag("business", listing.fkBusinessId));
  redirectToCurrentAddress(args, [
    { given: business, current: slugWithId(listing.businessSlug, listing.fkBusinessId), id: listing.fkBusinessId },
    { given: part, current: slugWithId(listing.slug, listing._id), id: listing._id },
  ]);
  return { place: city && chosenOf(city), listing, category: await loadCategory(args, listing.fkCategoryId) };
}

export default function ListingScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { listing: served, category } = useLoaderData<typeof loader>();
  const listing = useFullView(served, fetchFull);
  useViewCount(served._id, countView);

  const name = listing.listingName;
  const what = subCategoryName(listing, language);
  const path = listingPath(served);
  const businessPath = paths.business(served.citySlug, slugWithId(served.businessSlug, served.fkBusinessId));
  const seller = { title: listing.businessName, path: businessPath };
  const crumbs = useCrumbsTo(listing, category.slug, seller, { title: name });
  return (
    <>
      <ListingHead
        name={served.listingName}
        what={what}
        place={cityName(listing, language)}
        by={served.businessName}
        item={{ kind: "listing", id: served._id }}
        text={served.description}
        image={served.images[0]}
        path={path}
        pricePaise={served.pricePaise}
        seller={{ name: served.businessName, path: businessPath }}
        crumbs={crumbs}
      />
      <ItemPage
        item={listing}
        target={{ kind: "listing", id: listing._id, name }}
        what={what}
        icon={category.icon}
        editPath={paths.editListing(listing.fkBusinessId, listing._id)}
        crumbs={crumbs}
        actions={
          <ServedActions
            kind="listing"
            id={served._id}
            name={served.listingName}
            what={what}
            place={cityName(served, language)}
            path={path}
            image={served.images[0]}
          />
        }
        belowName={
          <p className="text-xl font-semibold tabular-nums">
            {listing.pricePaise === null ? t("home.price-on-request") : rupees(listing.pricePaise)}
          </p>
        }
        lines={
          <DetailLine icon={<Store aria-hidden="true" />} title={t("profile.by")}>
            <Link
              to={here(businessPath)}
              lang={langOf(listing.businessName, language)}
              className="link inline-flex min-h-11 items-center"
            >
              {listing.businessName}
            </Link>
          </DetailLine>
        }
      />
    </>
  );
}

/** Loaded after hydration: the served page needs no calls. */
const calls = () => import("./listing-calls.ts");
const fetchFull = async (id: string) => (await calls()).fetchFullListing(id);
const countView = async (id: string) => (await calls()).countListingView(id);
