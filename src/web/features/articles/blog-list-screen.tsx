/** /blog/viewAll: all blog posts, newest first. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ArticleList } from "./article-list.tsx";
import { loadArticles } from "./article-loaders.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadArticles(args, "blog");
}

export default function BlogListScreen() {
  return <ArticleList kind="blog" first={useLoaderData<typeof loader>()} />;
}
