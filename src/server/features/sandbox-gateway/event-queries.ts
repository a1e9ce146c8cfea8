/** The SQL of the test gateway's events: written with what they are about, marked once they are delivered. */
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

type Ctx = Handle & Pick<Base, "clock">;

export async function insertEvent({ db, clock }: Ctx, event: { id: string; body: string }): Promise<void> {
  await db
    .insertInto("sandbox_gateway.events")
    .values({ ...event, created_at: clock.now(), delivered_at: null })
    .execute();
}

/** The body of an event that has not been delivered yet. */
export async function findEventBody({ db }: Handle, id: string): Promise<string | undefined> {
  const event = await db
    .selectFrom("sandbox_gateway.events")
    .select("body")
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .executeTakeFirst();
  return event?.body;
}

export async function markDelivered({ db, clock }: Ctx, id: string): Promise<void> {
  await db.updateTable("sandbox_gateway.events").set({ delivered_at: clock.now() }).where("id", "=", id).execute();
}
