/** /feed: what members write, the newest first; the page is the same for everybody, and a member's own reading takes the place of its list. */
import { Pencil, UsersRound } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { FeedFilters } from "./feed-filters.tsx";
import { FeedList } from "./feed-list.tsx";
import { loadFeed } from "./feed-loader.ts";
import { feedPath } from "./feed-query.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadFeed(args);
}

export default function FeedScreen() {
  const t = useWords();
  const here = useHere();
  const { key } = useLocation();
  const { query, page, unknownCity } = useLoaderData<typeof loader>();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const isPlain = Object.keys(query).length === 0;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead
        title={t("feed.title")}
        description={t("feed.description", { brand })}
        path={paths.feed()}
        noindex={!isPlain}
      />
      <header>
        <Breadcrumbs crumbs={[{ title: t("site.home"), path: paths.home() }, { title: t("feed.title") }]} />
        <h1 className="mt-1 text-2xl md:text-3xl">{t("feed.title")}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t("feed.intro")}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ButtonLink look="primary" to={here(paths.newPost())} icon={<Pencil aria-hidden="true" />}>
            {t("feed.write")}
          </ButtonLink>
          <ButtonLink to={here(paths.groups())} icon={<UsersRound aria-hidden="true" />}>
            {t("feed.groups")}
          </ButtonLink>
          <Link to={here(paths.ownPosts())} className="link inline-flex min-h-11 items-center visitor:hidden">
            {t("feed.mine")}
          </Link>
        </div>
      </header>
      <FeedFilters query={query} />
      {unknownCity && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {t("feed.filter.city.unknown", { city: unknownCity })}
        </p>
      )}
      <section aria-labelledby="posts">
        <h2 id="posts" className="sr-only">
          {t("feed.list")}
        </h2>
        <FeedList
          key={key}
          query={query}
          first={page}
          pathOf={(cursor) => feedPath(query, cursor)}
          empty={{
            title: t(isPlain ? "feed.none" : "feed.none.filtered"),
            text: t(isPlain ? "feed.none.text" : "feed.none.filtered.text"),
          }}
        />
      </section>
    </div>
  );
}
