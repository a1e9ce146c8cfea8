/** The calls about news, blog posts and success stories. */
import { articles, blog, news, stories } from "#contract/articles/articles.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import { staffArticles } from "#contract/articles/staff-articles.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { topicVerbs } from "#server/features/discussions/topic-verbs.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { type JsonPayload, jsonList } from "#server/platform/http/json-payload.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { articleTopic } from "./article-topic.ts";
import { articlePage, type FindItems, searchArticles, showArticle } from "./articles.ts";
import { declineStory, openArticle, removeArticle, staffArticlePage } from "./staff-articles.ts";
import { ownStories, sendStory } from "./stories.ts";
import { saveArticle } from "./writing.ts";

type Fetched = PayloadOf<typeof news.fetch>;

const ofKind = (kind: ArticleKind) => ({
  fetch: async (ctx: Ctx, { id, ...page }: ParsedOf<typeof news.fetch>): Promise<Fetched | JsonPayload<Fetched>> => {
    if (id !== undefined) return { articles: [], nextCursor: null, article: await showArticle(ctx, kind, id) };
    const { cards, nextCursor } = await articlePage(ctx, kind, page);
    return jsonList<Fetched, "articles">("articles", cards, { nextCursor, article: null });
  },
  update: (ctx: Ctx, form: ParsedOf<typeof news.update>, files: Upload[]) => saveArticle(ctx, kind, form, files),
});

/** `find`: the search. */
export const articlesRoutes = (find: FindItems): Bound[] => [
  ...bind(blog, { ...ofKind("blog"), ...topicVerbs(articleTopic) }),
  ...bind(news, { ...ofKind("news"), ...topicVerbs(articleTopic) }),
  ...bind(stories, {
    ...ofKind("story"),
    send: sendStory,
    fetchMine: async (ctx) => ({ stories: await ownStories(ctx) }),
  }),
  ...bind(articles, {
    search: async (ctx, input) => {
      const { cards, ...page } = await searchArticles(ctx, find, input);
      return jsonList("articles", cards, page);
    },
  }),
  ...bind(staffArticles, {
    fetchAll: staffArticlePage,
    fetch: (ctx, { id }) => openArticle(ctx, id),
    delete: async (ctx, { id }) => {
      await removeArticle(ctx, id);
      return {};
    },
    decline: async (ctx, given) => {
      await declineStory(ctx, given);
      return {};
    },
  }),
];
