/** /groups/{group}: what a group is for, its rules, how to join, and its posts where it is open. */
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { feed } from "#contract/feed.ts";
import { groupTag } from "#contract/group-views.ts";
import { groups } from "#contract/groups.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { FeedList } from "#web/features/feed/feed-list.tsx";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { descriptionOf, nameOf, placeText, rulesOf } from "./group-text.ts";

const GroupMembership = lazy(() => import("./group-membership.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.group ?? "";
  const { group } = await orErrorPage(api.call(groups.fetchOne, { id: idInSlug(part) }));
  api.shows(groupTag(group._id));
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(group.slug, group._id), id: group._id }]);
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined;
  const page = group.isClosed
    ? { posts: [], nextCursor: null }
    : await orErrorPage(api.call(feed.fetch, { fkGroupId: group._id, cursor }));
  return { group, page, cursor };
}

export default function GroupScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const { key } = useLocation();
  const { group, page, cursor } = useLoaderData<typeof loader>();
  const [name, description, rules] = [nameOf(group, t), descriptionOf(group, t), rulesOf(group, t)];
  const path = paths.group(slugWithId(group.slug, group._id));
  const crumbs = [
    { title: t("site.feed"), path: paths.feed() },
    { title: t("groups.title"), path: paths.groups() },
    { title: name },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <PageHead title={name} description={description.slice(0, 160)} path={path} noindex={cursor !== undefined} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header className="lg:col-span-2">
          <h1 lang={langOf(name, t.language)} className="text-2xl wrap-anywhere md:text-3xl">
            {name}
          </h1>
          <p className="mt-1 text-ink-soft">
            {placeText(t, group)} · {t("groups.members", { n: group.membersCount })} ·{" "}
            {t(group.isClosed ? "groups.closed" : "groups.open")}
            {group.asksFirst && ` · ${t("groups.asks")}`}
          </p>
        </header>
        <aside className="flex flex-col gap-6 lg:sticky lg:top-20 lg:order-last">
          {user ? (
            <Suspense>
              <GroupMembership key={user._id + group._id} group={group} />
            </Suspense>
          ) : (
            <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-card p-4 member:hidden">
              <p className="min-w-0 flex-1 basis-40">{t("groups.visitor")}</p>
              <ButtonLink look="primary" to={here(paths.login({ from: here(path) }))}>
                {t("groups.login")}
              </ButtonLink>
            </div>
          )}
          <section aria-labelledby="about-group">
            <h2 id="about-group" className="mb-2 text-xl">
              {t("groups.about")}
            </h2>
            <p lang={langOf(description, t.language)} className="max-w-text whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          </section>
          {rules && (
            <section aria-labelledby="group-rules">
              <h2 id="group-rules" className="mb-2 text-xl">
                {t("groups.rules")}
              </h2>
              <p lang={langOf(rules, t.language)} className="max-w-text whitespace-pre-line wrap-anywhere">
                {rules}
              </p>
            </section>
          )}
        </aside>
        <section aria-labelledby="group-posts" className="flex max-w-3xl flex-col gap-4">
          <h2 id="group-posts" className="text-xl">
            {t("groups.posts")}
          </h2>
          {group.isClosed && <p className="rounded-md bg-sunken px-4 py-3">{t("groups.closed.text")}</p>}
          {(!group.isClosed || user) && (
            <FeedList
              key={key}
              query={{ fkGroupId: group._id }}
              first={page}
              pathOf={(next) => `${path}?cursor=${next}`}
              empty={{ title: t("feed.none.group"), text: t("feed.none.group.text") }}
            />
          )}
        </section>
      </div>
    </div>
  );
}
