/** Articles in the words of the wire: cards, whole ones, and as the staff and senders read them. */
import { dayOf, minuteOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { type RichText, writeMarks } from "#base/rich-text.ts";
import { slugify } from "#base/slug.ts";
import { articlePath } from "#contract/articles/article-path.ts";
import type { ArticleView } from "#contract/articles/article-views.ts";
import type { OwnStory } from "#contract/articles/articles.ts";
import type { ArticleDraft, StaffArticle } from "#contract/articles/staff-articles.ts";
import type { ArticleRow } from "./queries.ts";

/** What is stored of a card: all but its place. */
export function viewCardMembers(row: ArticleRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    kind: row.kind,
    name: row.name,
    title: { en: row.title_en, hi: row.title_hi },
    summary: { en: row.summary_en, hi: row.summary_hi },
    authorName: row.author_name,
    image: row.image,
    imageAlt: { en: row.image_alt_en, hi: row.image_alt_hi },
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    hasCity: row.has_city,
  };
}

export function viewArticle(row: ArticleRow): ArticleView {
  return {
    ...viewCardMembers(row),
    body: { en: row.body_en, hi: row.body_hi },
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
  };
}

export function pathOf(row: Pick<ArticleRow, "id" | "kind" | "name">): string {
  return articlePath({ kind: row.kind, slug: slugify(row.name), _id: shortId(row.id) });
}

export function viewForStaff(row: ArticleRow): StaffArticle {
  const isSent = row.sent_at !== null;
  return {
    _id: shortId(row.id),
    kind: row.kind,
    state: row.state,
    name: row.name,
    path: row.state === "published" ? pathOf(row) : null,
    languages: [...(row.title_en ? (["en"] as const) : []), ...(row.title_hi ? (["hi"] as const) : [])],
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sender: isSent ? { name: row.owner_name, phoneNo: row.owner_phone, language: row.owner_language } : null,
  };
}

export function viewDraft(row: ArticleRow): ArticleDraft {
  const isDated = ["scheduled", "published", "withdrawn"].includes(row.state);
  return {
    ...viewForStaff(row),
    titleEn: row.title_en ?? "",
    summaryEn: row.summary_en ?? "",
    bodyEn: marksOf(row.body_en),
    titleHi: row.title_hi ?? "",
    summaryHi: row.summary_hi ?? "",
    bodyHi: marksOf(row.body_hi),
    imageAltEn: row.image_alt_en ?? "",
    imageAltHi: row.image_alt_hi ?? "",
    authorName: row.author_name ?? "",
    fkStateId: row.has_city ? row.state_code : "",
    fkCityId: row.has_city ? String(row.place_id) : "",
    publishDate: isDated ? dayOf(row.published_at) : "",
    publishTime: isDated ? minuteOf(row.published_at).slice(-5) : "",
    image: row.image,
  };
}

export function viewOwnStory(row: ArticleRow): OwnStory {
  return {
    _id: shortId(row.id),
    title: row.name,
    sentAt: (row.sent_at ?? row.created_at).toISOString(),
    state: row.state,
    path: row.state === "published" ? pathOf(row) : null,
    declineReason: row.decline_reason,
  };
}

const marksOf = (text: RichText | null) => (text ? writeMarks(text) : "");
