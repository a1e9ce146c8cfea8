/** What the staff do with articles beside writing them: list, open, delete, decline a story that was sent. */
import type { ArticleView } from "#contract/articles/article-views.ts";
import type { ArticleDraft, StaffArticle, staffArticles } from "#contract/articles/staff-articles.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { articlesChanged } from "./article-kind.ts";
import { findArticle, listForStaff } from "./queries.ts";
import { viewArticle, viewDraft, viewForStaff } from "./view.ts";
import { lockArticle, publishDue, updateArticle } from "./write-queries.ts";
import { tellSender } from "./writing.ts";

const AT_ONCE = 100;

export async function staffArticlePage(
  ctx: Ctx,
  { kind, state, limit, cursor }: ParsedOf<typeof staffArticles.fetchAll>,
): Promise<{ articles: StaffArticle[]; nextCursor: string | null }> {
  const range = { from: startOf(cursor), limit, ...(kind && { kind }), ...(state && { state }) };
  const { rows, nextCursor } = pageOf(await listForStaff(ctx, range), limit);
  return { articles: rows.map(viewForStaff), nextCursor };
}

export async function openArticle(ctx: Ctx, id: string): Promise<{ draft: ArticleDraft; article: ArticleView }> {
  const row = await findArticle(ctx, id);
  if (!row || row.deleted_at) refuse("article.not-found");
  return { draft: viewDraft(row), article: viewArticle(row) };
}

export function removeArticle(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const article = (await lockArticle(ctx, id)) ?? refuse("article.not-found");
    const now = ctx.clock.now();
    await updateArticle(ctx, id, { deleted_at: now, updated_at: now });
    await articlesChanged(ctx, [article]);
    await logStaffAction(ctx, { action: "article.deleted", kind: "article", id, name: article.name });
  });
}

/** Whoever sent it reads the reason. */
export function declineStory(ctx: Ctx, { id, reason }: ParsedOf<typeof staffArticles.decline>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const story = (await lockArticle(ctx, id)) ?? refuse("article.not-found");
    if (story.state !== "sent") refuse("article.not-waiting");
    await updateArticle(ctx, id, { state: "declined", decline_reason: reason, updated_at: ctx.clock.now() });
    await notify(ctx, {
      memberId: story.owner_id,
      key: "notice.story.declined",
      values: { title: story.name, reason },
      redirect: paths.sendStory(),
      about: `story:${id}`,
    });
    await logStaffAction(ctx, {
      action: "article.declined",
      kind: "article",
      id,
      name: story.name,
      detail: { message: reason },
    });
  });
}

/** The timed job of every minute: what is due appears. */
export async function publishDueArticles(base: Base): Promise<void> {
  await inTransaction(base, async (base) => {
    const rows = await publishDue(base, base.clock.now(), AT_ONCE);
    if (rows.length === 0) return;
    await articlesChanged(base, rows);
    for (const row of rows) await tellSender(base, row);
  });
}
