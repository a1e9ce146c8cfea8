/** A business's public page: pictures, what it is, how to reach it, and what it offers. */
import { User } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listings } from "#contract/listings.ts";
import { languageOf, paths, slugWithId } from "#contract/paths.ts";
import { BusinessHead } from "#web/features/businesses/business-head.tsx";
import { loadBusiness } from "#web/features/businesses/business-loader.ts";
import { DetailLine } from "#web/features/businesses/detail-line.tsx";
import { ThingPage, useCrumbsTo } from "#web/features/businesses/thing-page.tsx";
import { useCountView } from "#web/features/businesses/use-count-view.ts";
import { useWhole } from "#web/features/businesses/use-whole.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { BusinessOfferings } from "#web/features/listings/business-offerings.tsx";
import { offeringCardOf } from "#web/features/listings/listing-card.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { settleAddress } from "#web/features/places/settled-address.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refused.ts";

export async function loader(args: LoaderFunctionArgs) {
  const written = args.params.business ?? "";
  await placeOfAddress(args);
  const { business, category } = await loadBusiness(args, written);
  settleAddress(args, [{ written, right: slugWithId(business.slug, business._id), id: business._id }]);
  const url = new URL(args.request.url);
  const { language } = languageOf(url.pathname);
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const page = await orErrorPage(
    apiOf(args).call(listings.fetchBusinessListings, { fkBusinessId: business._id, cursor }),
  );
  return {
    business,
    category,
    offerings: {
      items: page.listings.map((view) => offeringCardOf(view, category.icon, language)),
      nextCursor: page.nextCursor,
    },
  };
}

export default function BusinessProfileScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { business: served, category, offerings } = useLoaderData<typeof loader>();
  const business = useWhole(served, fetchWhole);
  useCountView(served._id, countView);

  const name = business.businessName;
  const what = subCategoryName(business, language);
  const place = cityName(business, language);
  const path = paths.business(served.citySlug, slugWithId(served.slug, served._id));
  const crumbs = useCrumbsTo(business, category.slug, { title: name });
  return (
    <>
      <BusinessHead
        name={served.businessName}
        summary={t("profile.in", { what, place })}
        text={served.description}
        image={served.images[0]}
        path={path}
        city={place}
        state={stateName(business, language)}
        crumbs={crumbs}
      />
      <ThingPage
        thing={business}
        target={{ kind: "business", id: business._id, name }}
        what={what}
        icon={category.icon}
        path={path}
        editPath={paths.editBusiness("part1", business._id)}
        crumbs={crumbs}
        lines={
          business.ownerName && (
            <DetailLine icon={<User aria-hidden="true" />} title={t("profile.owner")}>
              <Link to={here(paths.userProfile(business.fkUserId))} className="link inline-flex min-h-11 items-center">
                {business.ownerName}
              </Link>
            </DetailLine>
          )
        }
      >
        <BusinessOfferings key={served._id} businessId={served._id} first={offerings} icon={category.icon} />
      </ThingPage>
    </>
  );
}

/** Loaded once the page lives: the served page needs no calls. */
const calls = () => import("#web/features/businesses/business-calls.ts");
const fetchWhole = async (id: string) => (await calls()).fetchWholeBusiness(id);
const countView = async (id: string) => (await calls()).countBusinessView(id);
