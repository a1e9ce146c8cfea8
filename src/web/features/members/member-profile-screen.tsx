/** What anyone may see of a member: name, kind, city, and their businesses. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { showMonth } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { members } from "#contract/members.ts";
import { idInSlug, imagePath, languageOf, paths } from "#contract/paths.ts";
import { businessCardOf } from "#web/features/businesses/business-card.ts";
import { iconsOf } from "#web/features/catalogue/category-names.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { cityAndState } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { NextPageLink } from "#web/ui/next-page-link.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const id = idInSlug(args.params.userId ?? "");
  const { user } = await orErrorPage(api.call(members.fetchPublic, { id }));
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const { businesses: views, ...page } = await orErrorPage(
    api.call(businesses.fetchProfileBusinesses, { fkUserId: id, cursor }),
  );
  const iconOf = iconsOf((await api.call(catalogue.fetchAllCategories, {})).categories);
  const { language } = languageOf(url.pathname);
  api.shows(`member:${longId(user._id)}`, "results");
  return {
    ...page,
    user,
    cards: views.map((view) => businessCardOf(view, { iconOf, language })),
  };
}

export default function MemberProfileScreen() {
  const t = useWords();
  const language = useLanguage();
  const { user, cards, nextCursor } = useLoaderData<typeof loader>();
  const place = cityAndState(user, language);
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <PageHead title={user.name} path={paths.userProfile(user._id)} type="profile" />
      <Breadcrumbs crumbs={[{ title: t("site.home"), path: paths.home() }, { title: user.name }]} />
      <header className="mt-4 mb-10 flex flex-wrap items-center gap-5">
        <Avatar name={user.name} size="large" src={user.logo ? imagePath(user.logo, 160) : undefined} />
        <div className="flex flex-col items-start gap-1.5">
          <h1 className="text-2xl">{user.name}</h1>
          <Badge tone="maroon">{t(`member.kind.${user.kind}`)}</Badge>
          <p className="text-ink-soft">
            {place}
            {place && " · "}
            {t("member.since", { date: showMonth(user.memberSince, language) })}
          </p>
        </div>
      </header>
      <section aria-labelledby="businesses">
        <h2 id="businesses" className="mb-4">
          {t("member.businesses")}
        </h2>
        {cards.length === 0 ? (
          <p className="text-ink-soft">{t("member.businesses.none", { name: user.name })}</p>
        ) : (
          <ItemGrid cards={cards} />
        )}
        {nextCursor && (
          <p className="mt-6 text-center">
            <NextPageLink to={`?cursor=${nextCursor}`}>{t("results.more")}</NextPageLink>
          </p>
        )}
      </section>
    </div>
  );
}
