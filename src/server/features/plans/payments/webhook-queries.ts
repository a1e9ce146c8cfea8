/** The SQL of webhooks: what each is about, and its outcome. */
import type { Insertable, Selectable } from "kysely";
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

const ABOUT = ["id", "kind", "gateway_order_id", "payment_id", "reversal_id", "amount_paise", "currency"] as const;
export type EventRow = Pick<Selectable<WebhookEvents>, (typeof ABOUT)[number]>;

/** An event that has not been processed yet. */
export function findEvent({ db }: Handle, id: string): Promise<EventRow | undefined> {
  return db
    .selectFrom("webhook_events")
    .select(ABOUT)
    .where("id", "=", id)
    .where("processed_at", "is", null)
    .executeTakeFirst();
}

/** Events that came before then and have not been processed yet, the oldest first. */
export function listUnprocessedEvents({ db }: Handle, before: Date) {
  return db
    .selectFrom("webhook_events")
    .select([...ABOUT, "received_at"])
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
