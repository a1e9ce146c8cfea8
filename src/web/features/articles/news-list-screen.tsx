/** /viewAll: all news, newest first, with the way to their feed. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import { FeedLink } from "#web/platform/seo/feed-link.tsx";
import { ArticleList } from "./article-list.tsx";
import { loadArticles } from "./article-loaders.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadArticles(args, "news");
}

export default function NewsListScreen() {
  const t = useWords();
  const first = useLoaderData<typeof loader>();
  return (
    <ArticleList
      kind="news"
      first={first}
      action={<FeedLink path="/news/feed.atom" title={t("articles.list.news")} />}
    />
  );
}
