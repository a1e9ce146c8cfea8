/** The front page: search, categories, what is new, how it works, the membership, and why people can rely on it. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { categoryName, iconsOf } from "#web/features/catalogue/category-names.ts";
import { KINDS } from "#web/features/search/kinds.ts";
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
  const { categories } = await api.call(catalogue.fetchAllCategories, {});
  const means = { call: api.call, iconOf: iconsOf(categories), language };
  const newest = KINDS.map(async ({ name, lists }) => {
    const { items } = await (await lists()).newest({ limit: NEWEST }, means);
    return { kind: name, cards: items };
  });
  return {
    categories: categories.map((one) => ({ slug: one.slug, name: categoryName(one, language), icon: one.icon })),
    newest: await Promise.all(newest),
  };
}

export default function HomeScreen() {
  const { categories, newest } = useLoaderData<typeof loader>();
  const [first, ...others] = newest.map((one) => <HomeNewest key={one.kind} {...one} />);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 px-4 md:gap-20 md:px-6">
      <HomeHead path={paths.home()} />
      <HomeHero popular={categories.slice(0, 4)} />
      <HomeCategories categories={categories} />
      {first}
      <HomeHow />
      {others}
      <HomeMembership />
      <HomeTrust />
    </div>
  );
}
