/** Counts who looked at what: one viewer a day and thing, never its owner, however often the page is loaded. */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Base } from "#server/platform/http/server.ts";
import { publicOnly } from "./businesses.ts";
import { findBusiness } from "./profile-queries.ts";

/** Counts the viewer of a public business; answers the views so far. */
export async function countBusinessView(ctx: Ctx, id: string): Promise<number> {
  const { owner_id } = publicOnly(await findBusiness(ctx, id));
  return countView(ctx, { table: "businesses", id, ownerId: owner_id });
}

/** The same for any thing with a column `views`. */
export async function countView(
  ctx: Ctx,
  { table, id, ownerId }: { table: "businesses" | "listings"; id: string; ownerId: string },
): Promise<number> {
  const isOwner = ctx.viewer.kind === "member" && ctx.viewer.id === ownerId;
  const seen = isOwner
    ? sql`select 1 where false`
    : sql`insert into viewings (item_id, viewer_hash, day) values (${id}, ${viewerHash(ctx)}, ${dayOf(ctx.clock.now())}) on conflict do nothing returning 1`;
  const { rows } = await sql<{ views: number }>`with seen as (${seen}),
    counted as (update ${sql.table(table)} set views = views + 1 where id = ${id} and exists (select 1 from seen) returning views)
    select coalesce((select views from counted), (select views from ${sql.table(table)} where id = ${id})) as views`.execute(
    ctx.db,
  );
  return rows[0]!.views;
}

/** The timed job: what a viewer saw on days gone by is needed for nothing. */
export async function forgetViewings({ db, clock }: Pick<Base, "db" | "clock">): Promise<void> {
  const yesterday = dayOf(new Date(clock.now().getTime() - DAY_MS));
  await db.deleteFrom("viewings").where("day", "<", yesterday).execute();
}

/** A keyed hash, so that the table cannot be turned back into addresses. */
function viewerHash({ viewer, caller, config }: Ctx): Buffer {
  const who = viewer.kind === "member" ? `member ${viewer.id}` : `visitor ${caller.ip} ${caller.userAgent}`;
  return createHmac("sha256", config.sessionSecret).update(`viewing ${who}`).digest().subarray(0, 16);
}
