/** The staff's calls about articles: the list of all, one as its form starts, and what ends one. Writing is `update` of the kind. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optional, text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { articleView } from "./article-views.ts";
import { ARTICLE_KINDS, ARTICLE_STATES } from "./choices.ts";

const typed = z.string();
const staffArticle = z.object({
  _id: z.string(),
  kind: z.enum(ARTICLE_KINDS),
  state: z.enum(ARTICLE_STATES),
  name: z.string(),
  /** Without its language; of its page once it is public. */
  path: z.nullable(z.string()),
  languages: z.array(z.enum(["en", "hi"])),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** Null for what the staff wrote. */
  sender: z.nullable(z.object({ name: z.string(), phoneNo: z.string(), language: z.enum(["en", "hi"]) })),
});
export type StaffArticle = z.infer<typeof staffArticle>;

/** The values with which the form starts; texts with marks. */
const articleDraft = z.extend(staffArticle, {
  titleEn: typed,
  summaryEn: typed,
  bodyEn: typed,
  titleHi: typed,
  summaryHi: typed,
  bodyHi: typed,
  imageAltEn: typed,
  imageAltHi: typed,
  authorName: typed,
  fkStateId: typed,
  fkCityId: typed,
  publishDate: typed,
  publishTime: typed,
  image: z.nullable(z.string()),
});
export type ArticleDraft = z.infer<typeof articleDraft>;

const one = z.strictObject({ id: id() });

export const staffArticles = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/articles/all",
    access: "editor",
    summary: "All articles, the last changed first.",
    input: z.strictObject({
      kind: optional(z.enum(ARTICLE_KINDS, "field.choice.invalid")),
      state: optional(z.enum(ARTICLE_STATES, "field.choice.invalid")),
      ...page,
    }),
    output: z.object({ articles: z.array(staffArticle), nextCursor }),
  }),
  fetch: endpoint({
    method: "GET",
    path: "/staff/articles/fetch",
    access: "editor",
    summary: "One article as its form starts, and as its readers would see it.",
    input: one,
    output: z.object({ draft: articleDraft, article: articleView }),
    errors: ["article.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/staff/articles/delete",
    access: "editor",
    summary: "Deletes an article; the page of one that was public says that it is gone.",
    input: one,
    output: z.object({}),
    errors: ["article.not-found"],
  }),
  decline: endpoint({
    method: "POST",
    path: "/staff/articles/{id}/decline",
    access: "editor",
    summary: "Does not publish a story that a member sent; they read the reason.",
    input: z.strictObject({ id: id(), reason: text("label.decision-reason", { min: 10, max: 500 }) }),
    output: z.object({}),
    errors: ["article.not-found", "article.not-waiting"],
  }),
};
