/** Booking payments in the ledger: every capture and every refund once, in two entries that cancel out. */
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Account, insertTransaction } from "./ledger-queries.ts";

type Ctx = Handle & Pick<Base, "clock">;
/** Where the money of a payment belongs. */
type OwnAccount = Exclude<Account, "gateway">;

/** Money arrived at the gateway. False when this payment's capture is booked already. */
export function bookCapture(ctx: Ctx, { id, currency, amount }: GatewayPayment, account: OwnAccount): Promise<boolean> {
  return insertTransaction(ctx, { kind: "capture", payment_id: id, currency }, [
    ["gateway", amount],
    [account, -amount],
  ]);
}

/** Money went back to its payer. False when that is booked already. */
export function bookRefund(ctx: Ctx, { id, currency, amount }: GatewayPayment, account: OwnAccount): Promise<boolean> {
  return insertTransaction(ctx, { kind: "refund", payment_id: id, currency }, [
    ["gateway", -amount],
    [account, amount],
  ]);
}
