/** /success-stories/detail?story=...: one success story, whole. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadArticle } from "./article-loaders.ts";
import { ArticlePage } from "./article-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(args, "story", new URL(args.request.url).searchParams.get("story") ?? "");
}

export default function StoryScreen() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
