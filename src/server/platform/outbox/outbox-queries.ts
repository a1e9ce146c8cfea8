/** The SQL of outgoing messages, and of the demo's mailbox. */
import type { Insertable, Selectable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DemoLetters, Outbox } from "#server/tables/database.ts";

type Timed = Handle & Pick<Base, "clock">;
export type OutboxRow = Pick<
  Selectable<Outbox>,
  "channel" | "template" | "language" | "state" | "sealed" | "good_until"
>;

export async function insertMessage({ db }: Handle, row: Insertable<Outbox>): Promise<void> {
  await db.insertInto("outbox").values(row).execute();
}

export function findMessage({ db }: Handle, id: string): Promise<OutboxRow | undefined> {
  return db
    .selectFrom("outbox")
    .select(["channel", "template", "language", "state", "sealed", "good_until"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteMessage({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Sets its final state, and removes its text and receiver. */
export async function blankMessage({ db, clock }: Timed, id: string, state: Outbox["state"]): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state, sealed: null, receiver_mark: null, done_at: clock.now() })
    .where("id", "=", id)
    .execute();
}

/** Messages that were good until then, and letters that were sent before. */
export async function deleteMessagesBefore({ db }: Handle, before: Date): Promise<void> {
  await db.deleteFrom("outbox").where("good_until", "<", before).execute();
  await db.deleteFrom("demo_letters").where("sent_at", "<", before).execute();
}

/** Whether a message is still on its way, to one receiver or to anybody. */
export async function isMessageWaiting({ db, clock }: Timed, receiver: Buffer | undefined): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("good_until", ">", clock.now())
    .$if(receiver !== undefined, (q) => q.where("receiver_mark", "=", receiver!))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One letter for each message, however often it is delivered. */
export async function insertLetter({ db }: Handle, row: Insertable<DemoLetters>): Promise<void> {
  await db
    .insertInto("demo_letters")
    .values(row)
    .onConflict((c) => c.column("id").doNothing())
    .execute();
}

/** The newest letters as they were sealed, to one receiver or to all. */
export async function listSealedLetters({ db }: Handle, receiver: Buffer | undefined): Promise<Buffer[]> {
  const rows = await db
    .selectFrom("demo_letters")
    .select("sealed")
    .$if(receiver !== undefined, (q) => q.where("receiver_mark", "=", receiver!))
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map(({ sealed }) => sealed);
}
