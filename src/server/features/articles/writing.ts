/** Articles as editors write them: each saving of the form says what becomes of the article, and stands in the log. */
import { newId, shortId } from "#base/ids.ts";
import type { ArticleView } from "#contract/articles/article-views.ts";
import type { news } from "#contract/articles/articles.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { fingerprints } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { articlesChanged } from "./article-kind.ts";
import { imageOf, valuesOf, whenOf } from "./article-values.ts";
import { wasPublic } from "./articles.ts";
import { findArticle } from "./queries.ts";
import { pathOf, viewArticle } from "./view.ts";
import { insertArticle, type LockedArticle, lockArticle, updateArticle } from "./write-queries.ts";

type Form = ParsedOf<typeof news.update>;
type Saved = { id: string; article: ArticleView | null };

const ACTIONS = {
  draft: "article.saved",
  scheduled: "article.scheduled",
  published: "article.published",
  withdrawn: "article.withdrawn",
} as const;

/** Begins an article, or saves the whole form of one. A repeated key is answered with the first. */
export function saveArticle(
  ctx: Ctx,
  kind: ArticleKind,
  { id: given, idempotencyKey: key, imageOrder = [], ...form }: Form,
  files: Upload[],
): Promise<Saved> {
  const body = { ...form, kind, id: given, imageOrder, files: fingerprints(files) };
  return once(ctx, { call: "article.save", key, body }, async (keep) => {
    const values = await valuesOf(ctx, form);
    const image_id = await imageOf(ctx, given, imageOrder, files);
    return inTransaction(ctx, async (ctx) => {
      const before = given === undefined ? undefined : await lockArticle(ctx, given);
      if (given !== undefined && before?.kind !== kind) refuse("article.not-found");
      const now = ctx.clock.now();
      if (before && wasPublic(before) && form.state !== "published" && form.state !== "withdrawn")
        refuse("article.shown-before");
      const row = {
        ...values,
        image_id,
        state: form.state,
        published_at: whenOf(form, before, now),
        updated_at: now,
      };
      const id = before?.id ?? newId();
      if (before) await updateArticle(ctx, id, { ...row, decline_reason: null });
      else await insertArticle(ctx, { id, kind, owner_id: memberOf(ctx).id, ...row, created_at: now });
      await articlesChanged(ctx, [{ id, place_id: row.place_id }, ...(before ? [before] : [])]);
      if (before?.state !== "published" && form.state === "published")
        await tellSender(ctx, {
          id,
          kind,
          name: row.name,
          sent_at: before?.sent_at ?? null,
          owner_id: before?.owner_id,
        });
      await logStaffAction(ctx, {
        action: before?.state === form.state ? "article.saved" : ACTIONS[form.state],
        kind: "article",
        id,
        name: row.name,
      });
      const saved = (await findArticle(ctx, id))!;
      const article = saved.state === "published" ? viewArticle(saved) : null;
      return keep(ctx, { id: shortId(id), article });
    });
  });
}

/** Whoever sent a story hears that it is public. */
export async function tellSender(
  ctx: Parameters<typeof notify>[0],
  row: Pick<LockedArticle, "id" | "kind" | "name" | "sent_at"> & { owner_id?: string | undefined },
): Promise<void> {
  if (row.sent_at === null || row.owner_id === undefined) return;
  await notify(ctx, {
    memberId: row.owner_id,
    key: "notice.story.published",
    values: { title: row.name },
    redirect: pathOf(row),
    about: `story:${row.id}`,
  });
}
