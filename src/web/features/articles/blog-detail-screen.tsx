/** /blogDetail/{blogId}: one blog post, whole. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { slugWithId } from "#contract/paths.ts";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { loadArticle } from "./article-loaders.ts";
import { ArticlePage } from "./article-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const given = args.params.blogId ?? "";
  const loaded = await loadArticle(args, "blog", given);
  const { slug, _id: id } = loaded.article;
  redirectToCurrentAddress(args, [{ given, current: slugWithId(slug, id), id }]);
  return loaded;
}

export default function BlogDetailScreen() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
