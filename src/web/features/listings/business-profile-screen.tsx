/** A business's public page: pictures, what it is, how to reach it, and what it offers. */
import { User } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listings } from "#contract/listings.ts";
import { languageOf, paths, slugWithId } from "#contract/paths.ts";
import { BusinessHead } from "#web/features/businesses/business-head.tsx";
import { loadBusiness } from "#web/features/businesses/business-loader.ts";
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
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { placeOfAddress } from "#web/features/places/place-of-address.ts";
import { settleAddress } from "#web/features/places/settled-address.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loader-api.ts";
import { orErrorPage } from "#web/platform/refused.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { BusinessOfferings } from "./business-offerings.tsx";
import { offeringCardOf } from "./listing-card.ts";

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
  const target = { kind: "business" as const, id: business._id, name };
  const what = subCategoryName(business, language);
  const place = cityName(business, language);
  const path = paths.business(served.citySlug, slugWithId(served.slug, served._id));
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: place, path: paths.place(business.citySlug) },
    { title: categoryName(business, language), path: paths.place(business.citySlug, { category: category.slug }) },
    { title: name },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
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
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Gallery thing={business} name={name} icon={category.icon} />
          <ThingHeading thing={business} name={name} what={what}>
            <ShareButton name={name} path={here(path)} />
          </ThingHeading>
          <ThingText text={business.description} locked={business.locked} />
        </div>
        <div className="lg:sticky lg:top-20 lg:row-span-2">
          <DetailsCard thing={business} target={target} editPath={paths.editBusiness("part1", business._id)}>
            {business.ownerName && (
              <DetailLine icon={<User aria-hidden="true" />} title={t("profile.owner")}>
                <Link
                  to={here(paths.userProfile(business.fkUserId))}
                  className="link inline-flex min-h-11 items-center"
                >
                  {business.ownerName}
                </Link>
              </DetailLine>
            )}
          </DetailsCard>
        </div>
        <BusinessOfferings key={served._id} businessId={served._id} first={offerings} icon={category.icon} />
      </div>
      {!business.isMine && <ContactBar target={target} />}
    </div>
  );
}

/** Loaded once the page lives: the served page needs no calls. */
const calls = () => import("#web/features/businesses/business-calls.ts");
const fetchWhole = async (id: string) => (await calls()).fetchWholeBusiness(id);
const countView = async (id: string) => (await calls()).countBusinessView(id);
