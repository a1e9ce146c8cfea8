/** The SQL of the operator's settings and of what people wrote to the operator. */
import type { Insertable } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ContactMessages } from "#server/tables/database.ts";

/** The values of these settings, by key; those that do not exist are left out. */
export async function listSettings(ctx: Ctx, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await ctx.query<{ key: string; value: unknown }>({
    name: "settings-by-key",
    text: "select key, value from settings where key = any($1)",
    values: [keys],
  });
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** In paise, of the plan that is on sale, or of the one that was. */
export async function getPlanPrice(ctx: Ctx): Promise<number> {
  const rows = await ctx.query<{ price_paise: number }>({
    name: "plan-price",
    text: "select price_paise from plans order by on_sale desc, id limit 1",
    values: [],
  });
  return rows[0]!.price_paise;
}

export async function insertMessage(ctx: Ctx, row: Insertable<ContactMessages>): Promise<void> {
  await ctx.db.insertInto("contact_messages").values(row).execute();
}

/** One page, newest first; `after` is the last id of the page before. */
export function listMessages(ctx: Ctx, { limit, after }: { limit: number; after?: string }) {
  return ctx.db
    .selectFrom("contact_messages")
    .select(["id", "reason", "name", "phone", "email", "message", "member_id", "created_at"])
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMessagesBefore(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("contact_messages").where("created_at", "<", day).execute();
}
