/** The SQL of repeatable calls: one row for each key of a member's call, with the reply once there is one. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface Entry {
  member_id: string;
  call: string;
  key: string;
}
export interface Start {
  body_hash: Buffer;
  started_at: Date;
}

/** Whether the key was new. */
export async function insertEntry({ db }: Handle, entry: Entry, start: Start): Promise<boolean> {
  const row = await db
    .insertInto("idempotency_keys")
    .values({ ...entry, ...start })
    .onConflict((c) => c.doNothing())
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

export function findEntry(
  { db }: Handle,
  entry: Entry,
): Promise<{ body_hash: Buffer; reply: object | null } | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "reply"])
    .where((e) => e.and({ ...entry }))
    .executeTakeFirst();
}

/** Gives an entry without a reply that began before that time to this attempt; answers whether it could. */
export async function takeOver({ db }: Handle, entry: Entry, start: Start, before: Date): Promise<boolean> {
  const row = await db
    .updateTable("idempotency_keys")
    .set(start)
    .where((e) => e.and({ ...entry }))
    .where("reply", "is", null)
    .where("started_at", "<", before)
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers whether the entry still belonged to that attempt. */
export async function storeReply(
  { db }: Handle,
  own: Entry & Pick<Start, "started_at">,
  reply: object,
): Promise<boolean> {
  const row = await db
    .updateTable("idempotency_keys")
    .set({ reply: JSON.stringify(reply) })
    .where((e) => e.and({ ...own }))
    .where("reply", "is", null)
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the attempt's entry unless it has a reply. */
export async function deleteEntry({ db }: Handle, own: Entry & Pick<Start, "started_at">): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where((e) => e.and({ ...own }))
    .where("reply", "is", null)
    .execute();
}

export async function deleteEntriesBefore({ db }: Handle, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("started_at", "<", before).execute();
}
