/** The SQL of what the rooms that serve every kind ask of wants. */
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ListedKind, SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { WantRow } from "./queries.ts";
import { wantRows } from "./queries.ts";

/** It lies in the middle of its place. */
export function listSearchSources(ctx: Handle, kind: ListedKind, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, kind, ids, {
    columns: "'' as business_name, '' as offering_names, p.lat, p.lng, 0 as images, false as has_hours",
  });
}

/** Those of these that strangers find in lists, in no order. */
export function listPublicByIds(ctx: Handle, kind: ListedKind, ids: readonly string[]): Promise<WantRow[]> {
  return wantRows(ctx)
    .where("x.kind", "=", kind.number)
    .where("x.id", "in", ids)
    .where(publicRows(kind, "x"))
    .execute();
}

export function listForSitemap(ctx: Handle, kind: ListedKind, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("wants as x")
    .select(["x.id", "x.name", "x.updated_at"])
    .where("x.kind", "=", kind.number)
    .where(publicRows(kind, "x"))
    .orderBy("x.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
