/** A business's public page: pictures, what it is, how to reach it, and what it offers. */
import { ReceiptText, UserRound } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listings } from "#contract/listings.ts";
import { languageOf, paths, slugWithId } from "#contract/paths.ts";
import { type ReviewView, reviews } from "#contract/reviews.ts";
import { loadBusiness } from "#web/features/businesses/business-loader.ts";
import { businessSchema, startOf } from "#web/features/businesses/business-schema.ts";
import { ServedChecks, ServedFacts } from "#web/features/businesses/served-parts.tsx";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { ItemHead } from "#web/features/directory/page/item-head.tsx";
import { ItemPage, useCrumbsTo } from "#web/features/directory/page/item-page.tsx";
import { useFullView } from "#web/features/directory/use-full-view.ts";
import { useViewCount } from "#web/features/directory/use-view-count.ts";
import { ServedActions } from "#web/features/favourites/served-actions.tsx";
import { BusinessListings } from "#web/features/listings/business-listings.tsx";
import { cardAtBusiness } from "#web/features/listings/listing-card.ts";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { chosenOf, cityName } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { BusinessReviews } from "#web/features/reviews/business-reviews.tsx";
import { RatingLink } from "#web/features/reviews/rating-link.tsx";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import { Link } from "#web/ui/link.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const part = args.params.business ?? "";
  const city = await placeOfAddress(args);
  const { business, category, kinds } = await loadBusiness(args, part);
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(business.slug, business._id), id: business._id }]);
  const url = new URL(args.request.url);
  const { language } = languageOf(url.pathname);
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const { listings: views, ...page } = await orErrorPage(
    apiOf(args).call(listings.fetchBusinessListings, { fkBusinessId: business._id, cursor }),
  );
  const newest = business.reviewsCount > 0 ? await newestReviews(args, business._id) : NO_REVIEWS;
  return {
    place: city && chosenOf(city),
    business,
    category,
    kinds,
    reviews: newest,
    schema: businessSchema(business, language),
    snippet: startOf(business.description),
    listings: { ...page, items: views.map((view) => cardAtBusiness(view, { iconOf: () => category.icon, language })) },
  };
}

export default function BusinessProfileScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const {
    business: served,
    category,
    kinds,
    listings: first,
    reviews,
    schema,
    snippet,
  } = useLoaderData<typeof loader>();
  const business = useFullView(served, fetchFull);
  useViewCount(served._id, countView);

  const name = business.businessName;
  const what = subCategoryName(business, language);
  const place = cityName(business, language);
  const path = paths.business(served.citySlug, slugWithId(served.slug, served._id));
  const crumbs = useCrumbsTo(business, category.slug, { title: name });
  return (
    <>
      <ItemHead
        type="profile"
        schema={schema}
        name={served.businessName}
        what={what}
        place={place}
        item={{ kind: "business", id: served._id }}
        text={snippet}
        image={served.images[0]}
        path={path}
        crumbs={crumbs}
      />
      <ItemPage
        item={business}
        target={{ kind: "business", id: business._id, name }}
        what={what}
        icon={category.icon}
        editPath={paths.editBusiness("part1", business._id)}
        crumbs={crumbs}
        actions={
          <ServedActions
            kind="business"
            id={served._id}
            name={served.businessName}
            what={what}
            place={cityName(served, language)}
            path={path}
            image={served.images[0]}
          />
        }
        belowName={<RatingLink business={business} />}
        lines={
          <>
            {business.ownerName && (
              <DetailLine icon={<UserRound aria-hidden="true" />} title={t("profile.owner")}>
                <Link
                  to={here(paths.userProfile(business.fkUserId))}
                  className="link inline-flex min-h-11 items-center"
                >
                  {business.ownerName}
                </Link>
              </DetailLine>
            )}
            <ServedFacts served={served} kinds={kinds} />
            {business.gstNumber && (
              <DetailLine icon={<ReceiptText aria-hidden="true" />} title={t("profile.gst-number")}>
                <span className="tabular-nums">{business.gstNumber}</span>
              </DetailLine>
            )}
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-8">
          <ServedChecks served={served} />
          <BusinessListings key={served._id} businessId={served._id} first={first} icon={category.icon} />
          <BusinessReviews
            key={`reviews ${served._id}`}
            business={business}
            servedName={served.businessName}
            first={reviews}
          />
        </div>
      </ItemPage>
    </>
  );
}

const REVIEWS = 5;
const NO_REVIEWS: Page<ReviewView> = { items: [], nextCursor: null };

async function newestReviews(args: LoaderFunctionArgs, fkBusinessId: string): Promise<Page<ReviewView>> {
  const { reviews: items, nextCursor } = await orErrorPage(
    apiOf(args).call(reviews.fetchAll, { fkBusinessId, limit: REVIEWS }),
  );
  return { items, nextCursor };
}

/** Loaded after hydration: the served page needs no calls. */
const calls = () => import("#web/features/businesses/business-calls.ts");
const fetchFull = async (id: string) => (await calls()).fetchFullBusiness(id);
const countView = async (id: string) => (await calls()).countBusinessView(id);
