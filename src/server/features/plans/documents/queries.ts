/** The SQL of the two documents: what a receipt and what a membership card say, and whose card is checked. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What a receipt says, of one of the member's own orders. */
export function findOwnReceipt({ db }: Handle, memberId: string, orderId: string) {
  return db
    .selectFrom("receipts as r")
    .innerJoin("payment_orders as o", "o.id", "r.order_id")
    .innerJoin("plan_grants as g", "g.order_id", "o.id")
    .innerJoin("plans as p", "p.id", "g.plan_id")
    .select(["r.number", "r.issued_at", "r.payer", "r.order_id", "o.amount_paise", "o.platform"])
    .select([
      "g.payment_id",
      "g.starts_at",
      "g.ends_at",
      "g.granted_at",
      "p.name as plan_name",
      "p.name_hi as plan_name_hi",
    ])
    .where("o.member_id", "=", memberId)
    .where("o.id", "=", orderId)
    .$narrowType<{ payment_id: string }>()
    .executeTakeFirst();
}

/** What a membership card says of its holder; only for members who have a plan. */
export function getCardHolder({ db }: Handle, memberId: string) {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select([
      "m.first_name",
      "m.last_name",
      "m.created_at",
      "m.plan_expires_at",
      "p.name as city",
      "p.name_hi as city_hi",
    ])
    .where("m.id", "=", memberId)
    .$narrowType<{ plan_expires_at: Date }>()
    .executeTakeFirstOrThrow();
}

/** Of whoever checks a card: whose number it is, and until when the plan runs. */
export function findCardHolder({ db }: Handle, number: number) {
  return db
    .selectFrom("card_numbers as c")
    .innerJoin("members as m", "m.id", "c.member_id")
    .select(["m.first_name", "m.last_name", "m.plan_expires_at", "m.blocked_at"])
    .where("c.number", "=", number)
    .executeTakeFirst();
}

export async function findCardNumber({ db }: Handle, memberId: string): Promise<number | undefined> {
  const row = await db.selectFrom("card_numbers").select("number").where("member_id", "=", memberId).executeTakeFirst();
  return row?.number;
}

/** The number of a card that had none, also when two ask at once. */
export async function insertCardNumber({ db }: Handle, memberId: string): Promise<number> {
  const { number } = await db
    .insertInto("card_numbers")
    .values({ member_id: memberId })
    .onConflict((row) => row.column("member_id").doUpdateSet({ member_id: memberId }))
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}
