/** /groups: the groups of a city or of all of India, and for a member first those that they are in. */
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Form, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { groups } from "#contract/groups.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage, refusalCode } from "#web/platform/loading/refusals.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { GroupCard } from "./group-card.tsx";

const OwnGroups = lazy(() => import("./own-groups.tsx"));

interface GroupQuery {
  city?: string;
  cursor?: string;
}

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("groups");
  const given = new URL(args.request.url).searchParams;
  const [city, cursor] = [given.get("city")?.trim() || undefined, given.get("cursor") ?? undefined];
  const all = (query: GroupQuery) => orErrorPage(api.call(groups.fetch, query));
  return all({ city, cursor }).then(
    (page) => ({ city, page, unknownCity: undefined }),
    async (error: unknown) => {
      if (!city || refusalCode(error) !== "place.not-found") throw error;
      return { city: undefined, page: await all({}), unknownCity: city };
    },
  );
}

export default function GroupsScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const { key } = useLocation();
  const { city, page, unknownCity } = useLoaderData<typeof loader>();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-3 md:px-6">
      <PageHead
        title={t("groups.title")}
        description={t("groups.description", { brand })}
        path={paths.groups()}
        noindex={city !== undefined}
      />
      <header>
        <Breadcrumbs
          crumbs={[
            { title: t("site.home"), path: paths.home() },
            { title: t("site.feed"), path: paths.feed() },
            { title: t("groups.title") },
          ]}
        />
        <h1 className="mt-1 text-2xl md:text-3xl">{t("groups.title")}</h1>
        <p className="mt-2 mb-4 max-w-text text-ink-soft">{t("groups.intro")}</p>
        <ButtonLink to={here(paths.newGroup())} icon={<Plus aria-hidden="true" />}>
          {t("groups.new")}
        </ButtonLink>
      </header>
      {user && (
        <Suspense>
          <OwnGroups key={user._id} />
        </Suspense>
      )}
      <section aria-labelledby="all-groups" className="flex flex-col gap-4">
        <h2 id="all-groups" className="text-xl">
          {t("groups.list")}
        </h2>
        <Form key={city} action={here(paths.groups())} className="flex max-w-form flex-wrap items-end gap-3">
          <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5 font-semibold">
            {t("groups.filter.city")}
            <input
              name="city"
              defaultValue={city}
              placeholder={t("groups.filter.city.hint")}
              autoComplete="address-level2"
              maxLength={60}
              className="field-box font-normal"
            />
          </label>
          <Button type="submit">{t("groups.filter.apply")}</Button>
        </Form>
        {unknownCity && (
          <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
            {t("groups.filter.unknown", { city: unknownCity })}
          </p>
        )}
        <GroupList key={key} city={city} first={page} />
      </section>
    </div>
  );
}

function GroupList({ city, first }: { city: string | undefined; first: PayloadOf<typeof groups.fetch> }) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  const [start] = useState(first);
  const pages = useMorePages(
    start,
    (page) => page.groups,
    async (cursor) => (await import("./group-calls.ts")).fetchGroups({ city, cursor }),
  );
  if (pages.items.length === 0)
    return (
      <EmptyState
        picture={<DrawingOf name="no-results" />}
        title={t("groups.none")}
        action={city && <ButtonLink to={here(paths.groups())}>{t("groups.all")}</ButtonLink>}
      >
        {t("groups.none.text")}
      </EmptyState>
    );
  return (
    <PagedList pages={pages} hrefOf={(cursor) => here(paths.groups({ city, cursor }))} moreLabel={t("groups.more")}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too */}
      <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {pages.items.map((group) => (
          <li key={group._id}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
