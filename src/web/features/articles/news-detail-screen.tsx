/** /newsDetail/{newsId}: one news item, whole. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { slugWithId } from "#contract/paths.ts";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { loadArticle } from "./article-loaders.ts";
import { ArticlePage } from "./article-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const given = args.params.newsId ?? "";
  const loaded = await loadArticle(args, "news", given);
  const { slug, _id: id } = loaded.article;
  redirectToCurrentAddress(args, [{ given, current: slugWithId(slug, id), id }]);
  return loaded;
}

export default function NewsDetailScreen() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
