/** The news, blog posts and stories of the demo, as they stand in db/demo/articles.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { articleKind } from "#server/features/articles/article-kind.ts";
import { textsOf } from "#server/features/articles/article-values.ts";
import { insertArticle } from "#server/features/articles/write-queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Articles } from "#server/tables/database.ts";

interface DemoText {
  title: string;
  summary: string | null;
  body: string;
  /** What its picture shows, if it has one. */
  pictureAlt?: string;
}

export interface DemoItem {
  id: string;
  owner_id: string;
}

interface DemoArticle {
  key: string;
  kind: Articles["kind"];
  daysAgo: number;
  citySlug?: string;
  authorName?: string;
  en?: DemoText;
  hi?: DemoText;
  /** A story that waits for the staff. */
  state?: "sent";
  senderKey?: string;
}

/** Of the staff, who writes what no member has sent. */
const EDITOR = "shankar";
const CAPITAL = "delhi";

/** Answers them by their keys. */
export async function insertDemoArticles(
  handle: Handle,
  now: Date,
  { members, places }: { members: Map<string, string>; places: Map<string, number> },
): Promise<Map<string, DemoItem>> {
  const items = new Map<string, DemoItem>();
  for (const { key, kind, daysAgo, citySlug, authorName, en, hi, state, senderKey } of demoArticles()) {
    const item: DemoItem = { id: newId(), owner_id: members.get(senderKey ?? EDITOR)! };
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    await insertArticle(handle, {
      ...item,
      kind,
      ...textsOf({
        titleEn: en?.title,
        summaryEn: en?.summary ?? undefined,
        bodyEn: en?.body,
        titleHi: hi?.title,
        summaryHi: hi?.summary ?? undefined,
        bodyHi: hi?.body,
      }),
      author_name: authorName ?? null,
      place_id: places.get(citySlug ?? CAPITAL)!,
      has_city: citySlug !== undefined,
      state: state ?? "published",
      published_at: at,
      sent_at: state === "sent" ? at : null,
      created_at: at,
      updated_at: at,
    });
    items.set(key, item);
  }
  const ids = [...items.values()].map(({ id }) => id);
  await reindexItems(handle, kinds, articleKind, ids);
  return items;
}

export function demoArticles(): DemoArticle[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/articles.json"), "utf8"));
}
