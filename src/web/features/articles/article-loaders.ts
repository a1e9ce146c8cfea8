/** Loads a list of articles, or one with what is said of it, for an anonymous visitor. */
import { data, type LoaderFunctionArgs } from "react-router";
import type { news } from "#contract/articles/articles.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import { discussions } from "#contract/discussions/discussions.ts";
import { discussionTag } from "#contract/discussions/topics.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug } from "#contract/paths.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { CALLS } from "./kind-calls.ts";

export type ArticlePage = PayloadOf<typeof news.fetch>;

const PAGE = 18;
const FURTHER = 3;
const ON_HOME = 3;

export async function loadArticles(args: LoaderFunctionArgs, kind: ArticleKind): Promise<ArticlePage> {
  const api = apiOf(args);
  api.shows("results");
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined;
  return orErrorPage(api.call(CALLS[kind].fetch, { limit: PAGE, cursor }));
}

/** `part` is the slug with the id, or the id alone. */
export async function loadArticle(args: LoaderFunctionArgs, kind: ArticleKind, part: string) {
  const api = apiOf(args);
  const id = idInSlug(part);
  const { article } = await orErrorPage(api.call(CALLS[kind].fetch, { id }));
  if (!article) throw data({ code: "article.not-found" }, { status: 404 });
  api.shows(itemTag("article", article._id), discussionTag(article._id), "results");
  const [discussion, newest] = await Promise.all([
    orErrorPage(api.call(discussions.fetch, { kind: "article", id })),
    api.call(CALLS[kind].fetch, { limit: FURTHER + 1 }),
  ]);
  const further = newest.articles.filter(({ _id }) => _id !== article._id).slice(0, FURTHER);
  return { article, discussion, further };
}

/** For the home page: the newest of each kind. The page shows "home" and "results". */
export async function loadForHome(api: Pick<LoaderApi, "call">) {
  const newest = async (kind: ArticleKind) => (await api.call(CALLS[kind].fetch, { limit: ON_HOME })).articles;
  const [news, blog, stories] = await Promise.all([newest("news"), newest("blog"), newest("story")]);
  return { news, blog, stories };
}
export type HomeArticles = Awaited<ReturnType<typeof loadForHome>>;
