/** The one address of an article's page, without language. */
import { paths, slugWithId } from "../paths.ts";
import type { ArticleCard } from "./article-views.ts";
import type { ArticleKind } from "./choices.ts";

type Named = Pick<ArticleCard, "kind" | "slug" | "_id">;

const PATHS: Record<ArticleKind, (article: Named) => string> = {
  news: ({ slug, _id }) => paths.newsDetail(slugWithId(slug, _id)),
  blog: ({ slug, _id }) => paths.blogDetail(slugWithId(slug, _id)),
  story: ({ slug, _id }) => paths.story({ story: slugWithId(slug, _id) }),
};

export function articlePath(article: Named): string {
  return PATHS[article.kind](article);
}

/** Where the list of a kind is. */
export const LIST_PATHS: Record<ArticleKind, (query?: { cursor?: string | undefined }) => string> = {
  news: paths.newsList,
  blog: paths.blogList,
  story: paths.stories,
};
