/** Receipts: numbered without a gap in each financial year, with the payer as known on that day. */
import { financialYear } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Payer } from "#server/tables/json-columns.ts";

/** Issues the receipt of an order in the settling transaction, which keeps other receipts of the year waiting until it commits: so no number is lost. Answers it: 'VS/26-27/00001'. */
export async function issueReceipt(
  ctx: Handle & Pick<Base, "clock">,
  { orderId, memberId }: { orderId: string; memberId: string },
): Promise<string> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const year = financialYear(now);
  const { last } = await db
    .insertInto("receipt_counters")
    .values({ financial_year: year, last: 1 })
    .onConflict((c) => c.column("financial_year").doUpdateSet((e) => ({ last: e("receipt_counters.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  const number = `${await prefixOf(ctx)}/${year.slice(2)}/${String(last).padStart(5, "0")}`;
  await db
    .insertInto("receipts")
    .values({
      number,
      order_id: orderId,
      financial_year: year,
      sequence: last,
      payer: JSON.stringify(await payerOf(ctx, memberId)),
      issued_at: now,
    })
    .execute();
  return number;
}

/** The operator's own, from the settings. */
async function prefixOf({ db }: Handle): Promise<string> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "receipts").executeTakeFirstOrThrow();
  return (row.value as { prefix: string }).prefix;
}

async function payerOf({ db }: Handle, memberId: string): Promise<Payer> {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .select([
      "m.first_name",
      "m.last_name",
      "m.address",
      "m.pin_code",
      "p.name as city",
      "p.name_hi as city_hi",
      "s.name as state",
      "s.name_hi as state_hi",
    ])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    name: `${row.first_name} ${row.last_name}`.trim(),
    address: row.address,
    city: row.city,
    cityHi: row.city_hi,
    state: row.state,
    stateHi: row.state_hi,
    pinCode: row.pin_code,
  };
}
