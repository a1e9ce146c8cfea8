/** Counts who looked at what: one viewer a day and thing, a few of one address, never its owner, however often the page is loaded. */
import { createHmac } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { publicOnly } from "./businesses.ts";
import { findBusiness } from "./profile-queries.ts";

/** Visitors of one address who count for one thing on one day: a household or an office, where a browser's name is whatever it says. */
const MOST_OF_AN_ADDRESS = 5;

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
  const { rows } = await sql<{ views: number }>`with ${seenBy(ctx, id, ownerId)},
    counted as (update ${sql.table(table)} set views = views + 1 where id = ${id} and exists (select 1 from seen) returning views)
    select coalesce((select views from counted), (select views from ${sql.table(table)} where id = ${id})) as views`.execute(
    ctx.db,
  );
  return rows[0]!.views;
}

/** The timed job: what a viewer saw on days gone by is needed for nothing. */
export async function forgetViewings({ db, clock }: Handle & Pick<Base, "clock">): Promise<void> {
  const yesterday = dayOf(new Date(clock.now().getTime() - DAY_MS));
  await db.deleteFrom("viewings").where("day", "<", yesterday).execute();
  await db.deleteFrom("viewing_addresses").where("day", "<", yesterday).execute();
}

/** The part of a statement whose last table, `seen`, has a row when this look counts. Whoever waits for the address's row then reads it as it is: calls at once cannot pass its number. */
function seenBy(ctx: Ctx, id: string, ownerId: string): RawBuilder<unknown> {
  const { viewer, caller } = ctx;
  const day = dayOf(ctx.clock.now());
  if (viewer.kind === "member" && viewer.id === ownerId) return sql`seen as (select 1 where false)`;
  if (viewer.kind === "member")
    return sql`seen as (insert into viewings (item_id, viewer_hash, day) values (${id}, ${hash(ctx, `member ${viewer.id}`)}, ${day}) on conflict do nothing returning 1)`;
  const address = hash(ctx, `address ${caller.ip} ${id} ${day}`);
  return sql`fresh as (insert into viewings (item_id, viewer_hash, day) select ${id}, ${hash(ctx, `visitor ${caller.ip} ${caller.userAgent}`)}, ${day}::date
      where not exists (select 1 from viewing_addresses where item_id = ${id} and day = ${day} and address_hash = ${address} and counted >= ${MOST_OF_AN_ADDRESS})
      on conflict do nothing returning 1),
    seen as (insert into viewing_addresses (item_id, day, address_hash, counted) select ${id}, ${day}::date, ${address}, 1 from fresh
      on conflict (item_id, day, address_hash) do update set counted = viewing_addresses.counted + 1 where viewing_addresses.counted < ${MOST_OF_AN_ADDRESS} returning 1)`;
}

/** Keyed, so that the tables cannot be turned back into addresses. */
function hash({ config }: Ctx, who: string): Buffer {
  return createHmac("sha256", config.sessionSecret).update(`viewing ${who}`).digest().subarray(0, 16);
}
