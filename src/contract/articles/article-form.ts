/** The forms of an article: the editor's, with both languages, and the shorter one by which a member sends a story. */
import * as z from "zod/mini";
import { date } from "../choice-fields.ts";
import { optional, text } from "../fields.ts";
import { key } from "../key-fields.ts";
import { messageRef } from "../message-refs.ts";
import { imageOrder } from "../pictures.ts";
import { ARTICLE_LIMIT, STORY_LIMIT, SUMMARY_LIMIT, TITLE_LIMIT } from "./choices.ts";

const title = () => optional(text("articles.label.title", { min: 4, max: TITLE_LIMIT }));
const summary = () => optional(text("articles.label.summary", { min: 10, max: SUMMARY_LIMIT }));
const body = () => optional(text("articles.label.body", { min: 20, max: ARTICLE_LIMIT }));
const alt = () => optional(text("articles.label.alt", { min: 3, max: 200 }));

/** What an editor can make of an article. */
export const SAVED_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;

/** The whole form, which `isWhole` checks as a whole. */
export const articleForm = {
  titleEn: title(),
  summaryEn: summary(),
  bodyEn: body(),
  titleHi: title(),
  summaryHi: summary(),
  bodyHi: body(),
  imageAltEn: alt(),
  imageAltHi: alt(),
  authorName: optional(text("articles.label.author", { min: 2, max: 80 })),
  fkCityId: optional(key()),
  state: z.enum(SAVED_STATES, "field.choice.invalid"),
  /** The day and the hour in Asia/Kolkata: of a scheduled one when it appears, of others the date that readers see. */
  publishDate: optional(date()),
  publishTime: optional(
    z.string("field.event-time.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.event-time.invalid")),
  ),
  imageOrder: imageOrder(1),
};

interface Given {
  titleEn?: string | undefined;
  bodyEn?: string | undefined;
  titleHi?: string | undefined;
  bodyHi?: string | undefined;
  state: (typeof SAVED_STATES)[number];
  publishDate?: string | undefined;
}

/** One language has a title, for readers a text as well, and what is to appear by itself has its day. */
export function isWhole({ value, issues }: { value: Given; issues: unknown[] }): void {
  const miss = (path: keyof Given, label: string) =>
    issues.push({
      code: "custom",
      path: [path],
      message: messageRef("field.required", { label: `@articles.label.${label}` }),
      input: value[path],
    });
  const isDraft = value.state === "draft";
  if (!value.titleEn && (!value.titleHi || (value.bodyEn && !isDraft))) miss("titleEn", "title");
  if (isDraft) return;
  if (value.titleEn && !value.bodyEn) miss("bodyEn", "body");
  if (value.titleHi && !value.bodyHi) miss("bodyHi", "body");
  if (value.bodyHi && !value.titleHi) miss("titleHi", "title");
  if (value.state === "scheduled" && !value.publishDate) miss("publishDate", "date");
}

/** A member's own story, in the language of the page. */
export const storyForm = {
  title: text("articles.label.title", { min: 4, max: TITLE_LIMIT }),
  body: text("stories.label.body", { min: 100, max: STORY_LIMIT }),
  fkCityId: optional(key()),
  imageAlt: alt(),
  imageOrder: imageOrder(1),
};
