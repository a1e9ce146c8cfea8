/** Receipts: numbered without a gap in each financial year, with the payer as known on that day. */
import { financialYear } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Payer } from "#server/tables/json-columns.ts";
import { getPayerRow, getReceiptPrefix, insertReceipt, takeReceiptSequence } from "./queries.ts";

/** Issues the receipt of an order in the settling transaction, which keeps other receipts of the year waiting until it commits: so no number is lost. Answers its number: 'VS/26-27/00001'. */
export async function issueReceipt(
  ctx: Handle & Pick<Base, "clock">,
  { orderId, memberId }: { orderId: string; memberId: string },
): Promise<string> {
  const now = ctx.clock.now();
  const year = financialYear(now);
  const sequence = await takeReceiptSequence(ctx, year);
  const number = `${await getReceiptPrefix(ctx)}/${year.slice(2)}/${String(sequence).padStart(5, "0")}`;
  await insertReceipt(ctx, {
    number,
    order_id: orderId,
    financial_year: year,
    sequence,
    payer: JSON.stringify(await payerOf(ctx, memberId)),
    issued_at: now,
  });
  return number;
}

async function payerOf(ctx: Handle, memberId: string): Promise<Payer> {
  const row = await getPayerRow(ctx, memberId);
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
