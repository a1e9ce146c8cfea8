/** The SQL of the yearly statement: the only reading of sealed tax numbers. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export type TaxedGift = Awaited<ReturnType<typeof listTaxed>>[number];

/** Gifts of these days after that one, in the order in which they came, without those that went back whole. */
export function listTaxed(
  { db }: Handle,
  {
    from,
    to,
    after,
    limit,
  }: { from: string; to: string; after: { day: string; id: string } | undefined; limit: number },
) {
  return db
    .selectFrom("donations as d")
    .innerJoin("donation_purposes as p", "p.id", "d.purpose_id")
    .innerJoin("donation_receipts as r", (j) => j.onRef("r.donation_id", "=", "d.id").on("r.cancelled_at", "is", null))
    .select(["d.id", "d.way", "d.donor_name", "d.address", "d.pin_code", "d.is_anonymous", "d.pan_sealed"])
    .select(["d.received_on", "p.gift_type", "r.number as receipt_number"])
    .select(sql<number>`d.amount_paise - d.returned_paise`.as("paise"))
    .select("d.amount_paise")
    .where("d.status", "=", "received")
    .whereRef("d.returned_paise", "<", "d.amount_paise")
    .where("d.received_on", ">=", from)
    .where("d.received_on", "<=", to)
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(d.received_on, d.id) > (${after!.day}::date, ${after!.id}::uuid)`),
    )
    .orderBy("d.received_on")
    .orderBy("d.id")
    .limit(limit)
    .$narrowType<{ received_on: string }>()
    .execute();
}
