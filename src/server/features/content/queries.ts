/** The SQL of the operator's settings and of messages to the operator. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ContactState, DocumentName } from "#contract/content-choices.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { ContactMessages } from "#server/tables/database.ts";

/** The values of these settings, by key; those that do not exist are left out. Named, because every page asks for some. */
export async function listSettings(ctx: Handle, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await ctx.query<{ key: string; value: unknown }>({
    name: "settings-of-keys",
    text: () => "select key, value from settings where key = any($1)",
    values: [keys],
  });
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Replaces the value, and with it the mark of a default. */
export async function writeSetting({ db }: Pick<Handle, "db">, key: string, value: object): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: sql<Date>`now()` };
  await db
    .insertInto("settings")
    .values({ key, ...row })
    .onConflict((c) => c.column("key").doUpdateSet(row))
    .execute();
}

/** Holds back others who change it until the transaction ends. */
export async function lockSetting({ db }: Handle, key: string): Promise<void> {
  await db.selectFrom("settings").select("key").where("key", "=", key).forUpdate().execute();
}

const VERSIONS_MOST = 200;

/** Every version of one of the two texts, the newest first. */
export function listVersions({ db }: Handle, name: DocumentName) {
  return db
    .selectFrom("document_versions")
    .select("version")
    .select(sql<string>`value ->> 'updatedOn'`.as("updatedOn"))
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(VERSIONS_MOST)
    .execute();
}

export async function findVersion({ db }: Handle, name: DocumentName, version: number): Promise<unknown> {
  const row = await db
    .selectFrom("document_versions")
    .select("value")
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.value;
}

/** In paise, of the plan that is on sale, or of the one that was. Named, because every page tells it. */
export async function getPlanPrice(ctx: Handle): Promise<number> {
  const [plan] = await ctx.query<{ price_paise: number }>({
    name: "plan-price",
    text: () => "select price_paise from plans order by on_sale desc, id limit 1",
    values: [],
  });
  if (!plan) throw new Error("there is no plan");
  return plan.price_paise;
}

const MESSAGE = [
  "id",
  "reason",
  "name",
  "phone",
  "email",
  "message",
  "member_id",
  "state",
  "state_changed_at",
  "created_at",
] as const;
export type MessageRow = Pick<Selectable<ContactMessages>, (typeof MESSAGE)[number]>;

export async function insertMessage(ctx: Handle, row: Insertable<ContactMessages>): Promise<void> {
  await ctx.db.insertInto("contact_messages").values(row).execute();
}

/** Newest first; of one state, or all. */
export function listMessages(
  ctx: Handle,
  state: ContactState | undefined,
  { limit, after }: IdRange,
): Promise<MessageRow[]> {
  return ctx.db
    .selectFrom("contact_messages")
    .select(MESSAGE)
    .$if(state !== undefined, (q) => q.where("state", "=", state!))
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMessagesBefore(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("contact_messages").where("created_at", "<", day).execute();
}

/** Its writer's name; undefined when there is no such message. */
export async function updateMessageState(
  ctx: Handle,
  id: string,
  values: Pick<Updateable<ContactMessages>, "state" | "state_changed_at">,
): Promise<string | undefined> {
  const row = await ctx.db
    .updateTable("contact_messages")
    .set(values)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}
