/** News, blog posts and success stories as everybody reads them: a text in both languages, of which one may be missing. */
import * as z from "zod/mini";
import { placeFields } from "../directory.ts";
import { richTextView } from "../rich-text-view.ts";
import { ARTICLE_KINDS } from "./choices.ts";

/** Null in a language in which it was not written. */
const both = z.object({ en: z.nullable(z.string()), hi: z.nullable(z.string()) });
export type BothTexts = z.infer<typeof both>;

/** An article in a list: the same for every viewer. */
export const articleCard = z.object({
  _id: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  kind: z.enum(ARTICLE_KINDS),
  /** Its title in one language. */
  name: z.string(),
  title: both,
  summary: both,
  authorName: z.nullable(z.string()),
  /** Key of the cover picture. */
  image: z.nullable(z.string()),
  imageAlt: both,
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** Without it the place says nothing to readers. */
  hasCity: z.boolean(),
  ...placeFields,
});
export type ArticleCard = z.infer<typeof articleCard>;

export const articleView = z.extend(articleCard, {
  body: z.object({ en: z.nullable(richTextView), hi: z.nullable(richTextView) }),
});
export type ArticleView = z.infer<typeof articleView>;
