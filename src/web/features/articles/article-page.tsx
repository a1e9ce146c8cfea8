/** The page of one article: the text, what is said of it, and what else there is to read. */
import { articlePath, LIST_PATHS } from "#contract/articles/article-path.ts";
import type { ArticleCard, ArticleView } from "#contract/articles/article-views.ts";
import type { DiscussionView } from "#contract/discussions/views.ts";
import { paths } from "#contract/paths.ts";
import { Discussion } from "#web/features/discussions/discussion.tsx";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { Link } from "#web/ui/link.tsx";
import { ArticleGrid } from "./article-card.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleText } from "./article-text.tsx";
import { textIn } from "./article-words.ts";

interface Props {
  article: ArticleView;
  discussion: DiscussionView;
  further: ArticleCard[];
}

export function ArticlePage({ article, discussion, further }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { kind } = article;
  const title = textIn(article.title, language).text;
  const path = articlePath(article);
  const list = { title: t(`articles.list.${kind}`), path: LIST_PATHS[kind]() };
  const crumbs = [{ title: t("site.home"), path: paths.home() }, list, { title }];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <ArticleHead article={article} path={path} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid max-w-text gap-8">
        <ArticleText article={article} language={language} />
        <div className="border-t border-line pt-6 print:hidden">
          <Discussion key={article._id} topic={{ kind: "article", id: article._id, title, path }} served={discussion} />
        </div>
      </div>
      {further.length > 0 && (
        <section aria-labelledby="further" className="mt-12 print:hidden">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="further">{t(`articles.further.${kind}`)}</h2>
            <Link to={here(list.path)} className="link inline-flex min-h-11 items-center">
              {t(`articles.all.${kind}`)}
            </Link>
          </div>
          <ArticleGrid articles={further} />
        </section>
      )}
    </div>
  );
}
