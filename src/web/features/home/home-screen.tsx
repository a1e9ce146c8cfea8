/** The front page: search, banners, categories, what is new and well reviewed, how it works, numbers, the membership, invitations, advertisements, and why people can rely on it. */
import { DoorOpen, LockKeyhole, UserCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { content } from "#contract/content.ts";
import { landing } from "#contract/landing.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { search } from "#contract/search.ts";
import { loadForHome } from "#web/features/articles/article-loaders.ts";
import { NewsOnHome, StoriesOnHome } from "#web/features/articles/articles-on-home.tsx";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import { categoryName, iconsOf } from "#web/features/catalogue/category-names.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { AdRow } from "#web/features/content/banners/ad-row.tsx";
import { BannerRow } from "#web/features/content/banners/banner-row.tsx";
import { RecentPlace } from "#web/features/favourites/recent-place.tsx";
import { KINDS } from "#web/features/search/kinds.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { HomeBest } from "./home-best.tsx";
import { HomeCategories } from "./home-categories.tsx";
import { HomeHead } from "./home-head.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeInvite } from "./home-invite.tsx";
import { HomeMembership } from "./home-membership.tsx";
import { HomeNewest } from "./home-newest.tsx";
import { HomeNumbers } from "./home-numbers.tsx";
import { useOffered } from "./use-offered.ts";

const NEWEST = 4;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("home", "results", "content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  const [{ categories }, counts, { banners }, { ads }, { numbers }, best, articles] = await Promise.all([
    api.call(catalogue.fetchAllCategories, {}),
    api.call(search.countCategories, {}),
    api.call(content.fetchBanners, { language }),
    api.call(content.fetchAds, { language }),
    api.call(landing.fetchNumbers, {}),
    api.call(businesses.fetchBest, { limit: NEWEST }),
    loadForHome(api),
  ]);
  const context = { call: api.call, iconOf: iconsOf(categories), language };
  const newest = KINDS.map(async ({ name, lists }) => {
    const { items } = await (await lists()).newest({ limit: NEWEST }, context);
    return { kind: name, cards: items };
  });
  return {
    categories: categories
      .filter(({ slug }) => counts.categories[slug])
      .map((one) => ({ slug: one.slug, name: categoryName(one, language), icon: one.icon })),
    newest: await Promise.all(newest),
    best: best.businesses.map((view) => businessCardOf(view, context)),
    banners,
    ads,
    numbers,
    articles,
  };
}

// A visitor needs nothing of it.
const HomeMember = lazy(() => import("./home-member.tsx"));

export default function HomeScreen() {
  const { user } = useSession();
  const { categories, newest, best, banners, ads, numbers, articles } = useLoaderData<typeof loader>();
  const offered = useOffered(categories);
  const [first, ...others] = newest.map((one) => <HomeNewest key={one.kind} {...one} />);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 px-4 md:gap-20 md:px-6">
      <HomeHead path={paths.home()} />
      <HomeHero popular={offered.slice(0, 4)} />
      <RecentPlace />
      {user && (
        <Suspense>
          <HomeMember />
        </Suspense>
      )}
      <BannerRow banners={banners} />
      <HomeCategories categories={offered} />
      {first}
      <HomeBest cards={best} />
      <HomeHow />
      {others}
      <NewsOnHome {...articles} />
      <StoriesOnHome {...articles} />
      <HomeNumbers numbers={numbers} />
      <HomeMembership />
      <HomeInvite />
      <HomeTrust />
      <AdRow ads={ads} />
    </div>
  );
}

const STEPS = [
  ["home.how.find", "no-results"],
  ["home.how.reach", "phone"],
  ["home.how.grow", "shop"],
] as const;

function HomeHow() {
  const t = useWords();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6">
        {t("home.how")}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(([step, drawing]) => (
          <li key={step} className="flex items-start gap-4 md:flex-col">
            <span className="w-24 shrink-0 md:w-44">
              <DrawingOf name={drawing} />
            </span>
            <div>
              <h3>{t(step)}</h3>
              <p className="mt-1 text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const REASONS = [
  ["home.trust.checked", UserCheck],
  ["home.trust.private", LockKeyhole],
  ["home.trust.leave", DoorOpen],
] as const;

function HomeTrust() {
  const t = useWords();
  return (
    <section aria-labelledby="trust">
      <h2 id="trust" className="mb-6">
        {t("home.trust.title")}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {REASONS.map(([reason, Icon]) => (
          <li key={reason} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-maroon" />
            <div>
              <h3 className="text-base">{t(reason)}</h3>
              <p className="mt-1 text-ink-soft">{t(`${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
