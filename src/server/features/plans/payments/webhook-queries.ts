/** The SQL of webhooks: each stored as it came, and its outcome. */
import type { Insertable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { WebhookEvents } from "#server/tables/database.ts";

/** False when an event with this id has come before. */
export async function insertEvent({ db }: Handle, event: Insertable<WebhookEvents>): Promise<boolean> {
  const row = await db
    .insertInto("webhook_events")
    .values(event)
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The body of an event that has not been processed yet. */
export async function findEventBody({ db }: Handle, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("webhook_events")
    .select("body")
    .where("id", "=", id)
    .where("processed_at", "is", null)
    .executeTakeFirst();
  return row?.body;
}

/** Events that came before then and have not been processed yet, the oldest first. */
export function listUnprocessedEvents({ db }: Handle, before: Date) {
  return db
    .selectFrom("webhook_events")
    .select(["id", "received_at"])
    .where("processed_at", "is", null)
    .where("received_at", "<=", before)
    .orderBy("received_at")
    .limit(200)
    .execute();
}

/** Stores the outcome of an event; the first one stays. */
export async function finishEvent({ db, clock }: Handle & Pick<Base, "clock">, id: string, outcome: string) {
  await db
    .updateTable("webhook_events")
    .set({ processed_at: clock.now(), outcome })
    .where("id", "=", id)
    .where("processed_at", "is", null)
    .execute();
}
