/** The calls about news, blog posts and success stories: everybody reads, editors write, members like, comment, share and send stories. */
import * as z from "zod/mini";
import { languageChoice } from "../choice-fields.ts";
import { topicCalls } from "../discussions/topic-calls.ts";
import { endpoint } from "../endpoint.ts";
import { optional } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { cursor, nextCursor, page, searchText } from "../list-fields.ts";
import { pictureErrors } from "../pictures.ts";
import { cityChoice } from "../places.ts";
import { articleForm, isWhole, storyForm } from "./article-form.ts";
import { articleCard, articleView } from "./article-views.ts";
import { ARTICLE_STATES } from "./choices.ts";

const upload = { field: "images", most: 1 };

/** Reading the articles of one kind, and writing one; `fetchPath` is where the specification has the first. */
const articleCalls = (area: string, fetchPath: string) => ({
  fetch: endpoint({
    method: "GET",
    path: fetchPath,
    access: "anyone",
    summary: `Published ones of '${area}', newest first; with an id that one alone, whole.`,
    input: z.strictObject({ id: optional(id()), ...page }),
    output: z.object({ articles: z.array(articleCard), nextCursor, article: z.nullable(articleView) }),
    errors: ["article.not-found", "page.gone"],
  }),
  update: endpoint({
    method: "POST",
    path: `/public/${area}/update`,
    access: "editor",
    summary: `Writes one of '${area}', or changes the one with this id; the whole form each time.`,
    input: z.strictObject({ id: optional(id()), ...articleForm, idempotencyKey: idempotencyKey() }).check(isWhole),
    output: z.object({ id: z.string(), article: z.nullable(articleView) }),
    errors: [
      "article.not-found",
      "article.in-the-past",
      "article.shown-before",
      "place.not-found",
      ...pictureErrors,
      "idempotency.reused",
      "idempotency.running",
    ],
    upload,
  }),
});

export const blog = { ...articleCalls("blog", "/public/blog/fetch"), ...topicCalls("blog") };
export const news = { ...articleCalls("news", "/public/news/fetch"), ...topicCalls("news") };

const ownStory = z.object({
  _id: z.string(),
  title: z.string(),
  sentAt: z.string(),
  state: z.enum(ARTICLE_STATES),
  /** Of its page, once it is public. */
  path: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
});
export type OwnStory = z.infer<typeof ownStory>;

export const stories = {
  ...articleCalls("stories", "/public/landingPage/fetchSuccessStories"),
  send: endpoint({
    method: "POST",
    path: "/userAdmin/stories/send",
    access: "member",
    summary: "Sends the caller's own success story, which the staff read and publish.",
    input: z.strictObject({ ...storyForm, language: languageChoice(), idempotencyKey: idempotencyKey() }),
    output: z.object({ story: ownStory }),
    success: 201,
    errors: ["place.not-found", "story.too-many", ...pictureErrors, "idempotency.reused", "idempotency.running"],
    upload,
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/stories/fetchMine",
    access: "member",
    summary: "The stories that the caller has sent, newest first.",
    input: z.strictObject({}),
    output: z.object({ stories: z.array(ownStory) }),
  }),
};

export const articles = {
  search: endpoint({
    method: "GET",
    path: "/public/articles/search",
    access: "anyone",
    summary: "Published articles of all kinds for a text, the best first.",
    input: z.strictObject({
      searchQuery: searchText().check(z.minLength(1, "field.invalid")),
      city: optional(cityChoice()),
      limit: page.limit,
      cursor: cursor(2000),
    }),
    output: z.object({
      articles: z.array(articleCard),
      nextCursor,
      /** As of the search of businesses. */
      understood: z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
    }),
    errors: ["place.not-found"],
  }),
};
