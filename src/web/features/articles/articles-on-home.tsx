/** On the home page: the newest news and blog posts, and success stories. The data come from `loadForHome`; the texts are those of the home page. */
import { ArrowRight } from "lucide-react";
import { LIST_PATHS } from "#contract/articles/article-path.ts";
import type { ArticleCard } from "#contract/articles/article-views.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ArticleGrid } from "./article-card.tsx";
import type { HomeArticles } from "./article-loaders.ts";

export function NewsOnHome({ news, blog }: Pick<HomeArticles, "news" | "blog">) {
  return (
    <>
      <Newest kind="news" articles={news} />
      <Newest kind="blog" articles={blog} />
    </>
  );
}

export function StoriesOnHome({ stories }: Pick<HomeArticles, "stories">) {
  return <Newest kind="story" articles={stories} />;
}

/** Nothing where there are none. */
function Newest({ kind, articles }: { kind: ArticleKind; articles: ArticleCard[] }) {
  const t = useWords();
  const here = useHere();
  if (articles.length === 0) return null;
  const id = `newest-${kind}`;
  const title = t(`home.articles.${kind}`);
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        <ButtonLink
          look="quiet"
          size="small"
          aria-label={`${t("home.see-all")}: ${title}`}
          to={here(LIST_PATHS[kind]())}
          className="-me-4"
        >
          {t("home.see-all")}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
      <ArticleGrid articles={articles} />
    </section>
  );
}
