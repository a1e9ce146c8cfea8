/** The calls of each kind of article. */
import { blog, news, stories } from "#contract/articles/articles.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";

export const CALLS = { news, blog, story: stories } satisfies Record<ArticleKind, unknown>;
