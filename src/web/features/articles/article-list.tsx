/** The list of one kind of article, page after page. */
import type { ReactNode } from "react";
import { LIST_PATHS } from "#contract/articles/article-path.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ArticleGrid } from "./article-card.tsx";
import type { ArticlePage } from "./article-loaders.ts";

interface Props {
  kind: ArticleKind;
  first: ArticlePage;
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

export function ArticleList({ kind, first, action, children }: Props) {
  const t = useWords();
  const here = useHere();
  const pages = useMorePages(
    first,
    ({ articles }) => articles,
    async (cursor) => (await import("./article-calls.ts")).fetchArticles(kind, cursor),
  );
  const title = t(`articles.list.${kind}`);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead title={title} description={t(`articles.intro.${kind}`)} path={LIST_PATHS[kind]()} />
      <div>
        <Breadcrumbs crumbs={[{ title: t("site.home"), path: paths.home() }, { title }]} />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            <p className="mt-2 max-w-text text-ink-soft">{t(`articles.intro.${kind}`)}</p>
          </div>
          {action}
        </div>
      </div>
      {children}
      <PagedList pages={pages} hrefOf={(cursor) => here(LIST_PATHS[kind]({ cursor }))} moreLabel={t("articles.more")}>
        {pages.items.length === 0 ? (
          <EmptyState picture={<DrawingOf name="no-results" />} title={t("articles.empty")}>
            {t("articles.empty.text")}
          </EmptyState>
        ) : (
          <ArticleGrid articles={pages.items} heading="h2" />
        )}
      </PagedList>
    </div>
  );
}
