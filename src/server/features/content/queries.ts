/** The SQL of the operator's settings and of messages to the operator. */
import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { ContactMessages } from "#server/tables/database.ts";

/** The values of these settings, by key; those that do not exist are left out. */
export async function listSettings({ db }: Handle, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).where("key", "in", keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** In paise, of the plan that is on sale, or of the one that was. */
export async function getPlanPrice({ db }: Handle): Promise<number> {
  const plan = await db
    .selectFrom("plans")
    .select("price_paise")
    .orderBy("on_sale", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return plan.price_paise;
}

const MESSAGE = ["id", "reason", "name", "phone", "email", "message", "member_id", "created_at"] as const;
export type MessageRow = Pick<Selectable<ContactMessages>, (typeof MESSAGE)[number]>;

export async function insertMessage(ctx: Handle, row: Insertable<ContactMessages>): Promise<void> {
  await ctx.db.insertInto("contact_messages").values(row).execute();
}

/** Newest first. */
export function listMessages(ctx: Handle, { limit, after }: IdRange): Promise<MessageRow[]> {
  return ctx.db
    .selectFrom("contact_messages")
    .select(MESSAGE)
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMessagesBefore(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("contact_messages").where("created_at", "<", day).execute();
}
