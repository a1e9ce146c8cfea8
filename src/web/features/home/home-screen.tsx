/** The front page: search, categories, what is new, how it works, the membership, and why people can rely on it. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { listings } from "#contract/listings.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import { categoryName, iconsOf } from "#web/features/catalogue/category-names.ts";
import { listingCardOf } from "#web/features/listings/listing-card.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { HomeCategories } from "./home-categories.tsx";
import { HomeHead } from "./home-head.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeHow } from "./home-how.tsx";
import { HomeMembership } from "./home-membership.tsx";
import { HomeNewest } from "./home-newest.tsx";
import { HomeTrust } from "./home-trust.tsx";

const NEWEST = 4;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("home", "results");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const [all, newBusinesses, newListings] = await Promise.all([
    api.call(catalogue.fetchAllCategories, {}),
    api.call(businesses.fetchAll, { limit: NEWEST }),
    api.call(listings.fetchAll, { limit: NEWEST }),
  ]);
  const iconOf = iconsOf(all.categories);
  return {
    categories: all.categories.map((one) => ({ slug: one.slug, name: categoryName(one, language), icon: one.icon })),
    businesses: newBusinesses.businesses.map((view) => businessCardOf(view, iconOf, language)),
    offerings: newListings.listings.map((view) => listingCardOf(view, iconOf, language)),
  };
}

export default function HomeScreen() {
  const t = useWords();
  const data = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 px-4 md:gap-20 md:px-6">
      <HomeHead path={paths.home()} />
      <HomeHero popular={data.categories.slice(0, 4)} />
      <HomeCategories categories={data.categories} />
      <HomeNewest title={t("home.newest-businesses")} cards={data.businesses} kind="businesses" />
      <HomeHow />
      <HomeNewest title={t("home.newest-offerings")} cards={data.offerings} kind="offerings" />
      <HomeMembership />
      <HomeTrust />
    </div>
  );
}
