/** Articles as everybody reads them: lists of a kind, one by itself, and what a text finds. */
import type { ArticleCard, ArticleView } from "#contract/articles/article-views.ts";
import type { articles } from "#contract/articles/articles.ts";
import type { ArticleKind } from "#contract/articles/choices.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { type ListItem, viewCards } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { pageOfCards } from "#server/features/directory/newest.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { articleKind } from "./article-kind.ts";
import { type ArticleRow, findArticle, listOfKind } from "./queries.ts";
import { viewArticle } from "./view.ts";

type Understood = PayloadOf<typeof articles.search>["understood"];
type SearchInput = ParsedOf<typeof articles.search>;

/** The search, which is a later room: app.ts hands it in. */
export type FindItems = (
  ctx: Ctx,
  kind: Kind,
  input: SearchInput,
) => Promise<{ items: ListItem[]; nextCursor: string | null; understood: Understood }>;

interface CardPage {
  cards: JsonText<ArticleCard>[];
  nextCursor: string | null;
}

/** Published ones, newest first. */
export async function articlePage(
  ctx: Ctx,
  kind: ArticleKind,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<CardPage> {
  const rows = await listOfKind(ctx, kind, { from: startOf(cursor), limit });
  return pageOfCards<ArticleCard>(ctx, articleKind, rows, limit);
}

/** One by itself; of one that was public and is no longer that it is gone. */
export async function showArticle(ctx: Ctx, kind: ArticleKind, id: string): Promise<ArticleView> {
  const row = await findArticle(ctx, id);
  if (row?.kind !== kind) refuse("article.not-found");
  const wasShown = wasPublic(row);
  if (row.state === "published" && row.deleted_at === null) return viewArticle(row);
  return refuse(wasShown ? "page.gone" : "article.not-found");
}

export function wasPublic({ state }: Pick<ArticleRow, "state">): boolean {
  return state === "published" || state === "withdrawn";
}

/** What a text finds, of every kind. */
export async function searchArticles(
  ctx: Ctx,
  find: FindItems,
  input: SearchInput,
): Promise<CardPage & { understood: Understood }> {
  const { items, nextCursor, understood } = await find(ctx, articleKind, input);
  const { corrected, match } = understood;
  return {
    cards: await viewCards<ArticleCard>(ctx, articleKind, items),
    nextCursor,
    understood: { corrected, match },
  };
}
