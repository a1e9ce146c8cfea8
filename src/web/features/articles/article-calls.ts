/** The calls about articles in the browser, loaded when more of a list is wanted. */
import type { ArticleKind } from "#contract/articles/choices.ts";
import { call } from "#web/platform/calls/call.ts";
import type { ArticlePage } from "./article-loaders.ts";
import { CALLS } from "./kind-calls.ts";

export function fetchArticles(kind: ArticleKind, cursor: string): Promise<ArticlePage> {
  return call(CALLS[kind].fetch, { cursor });
}
