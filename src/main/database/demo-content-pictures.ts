/** The pictures of the demo's articles and events, from db/demo/content-pictures. */
import { kinds } from "#server/app.ts";
import { articleKind } from "#server/features/articles/article-kind.ts";
import { updateArticle } from "#server/features/articles/write-queries.ts";
import { gatheringKind } from "#server/features/events/gathering-kind.ts";
import { updateEventRow } from "#server/features/events/write-queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type DemoItem, demoArticles } from "./demo-articles.ts";
import { insertPicture, type Storage } from "./demo-pictures.ts";

/** An article says in both languages what its picture shows; of an event its page names it by the title. */
export async function insertContentPictures(
  handle: Handle,
  storage: Storage,
  now: Date,
  { articles, events }: Record<"articles" | "events", Map<string, DemoItem>>,
): Promise<void> {
  const drawn = (name: string, { owner_id }: DemoItem) =>
    insertPicture(handle, storage, { folder: "content-pictures", name, owner_id, created_at: now });
  const texts = new Map(demoArticles().map((article) => [article.key, article]));
  for (const [key, article] of articles) {
    const { en, hi } = texts.get(key)!;
    const [image_alt_en, image_alt_hi] = [en?.pictureAlt ?? null, hi?.pictureAlt ?? null];
    const image_id = await drawn(key, article);
    if (image_id) await updateArticle(handle, article.id, { image_id, image_alt_en, image_alt_hi });
  }
  for (const [key, event] of events) {
    const image_id = await drawn(key, event);
    if (image_id) await updateEventRow(handle, event.id, { image_id });
  }
  await reindexItems(handle, kinds, articleKind, idsOf(articles));
  await reindexItems(handle, kinds, gatheringKind, idsOf(events));
}

const idsOf = (items: Map<string, DemoItem>) => [...items.values()].map(({ id }) => id);
