/** Booking payments in the ledger: every capture once, and every change of a refund or dispute, in two entries that cancel out. */
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Account, getBookedReversal, insertTransaction } from "./ledger-queries.ts";

type Ctx = Handle & Pick<Base, "clock">;
/** Where the money of a payment belongs. */
export type OwnAccount = Exclude<Account, "gateway">;

/** Money arrived at the gateway. False when this payment's capture is booked already. */
export function bookCapture(ctx: Ctx, { id, currency, amount }: GatewayPayment, account: OwnAccount): Promise<boolean> {
  return insertTransaction(ctx, { kind: "capture", payment_id: id, currency }, [
    ["gateway", amount],
    [account, -amount],
  ]);
}

/** Books what has changed since this refund or dispute was booked last, so that the ledger says what is gone now; answers the difference: negative when money came back. */
export async function bookReversal(
  ctx: Ctx,
  reversal: { kind: "refund" | "dispute"; id: string; paymentId: string; currency: string; takenPaise: number },
  account: OwnAccount,
): Promise<number> {
  const { kind, id, paymentId, currency, takenPaise } = reversal;
  const { taken, steps } = await getBookedReversal(ctx, { kind, paymentId, id });
  const paise = takenPaise - taken;
  if (paise === 0) return 0;
  const transaction = { kind, payment_id: paymentId, reversal_id: id, step: steps + 1, currency };
  await insertTransaction(ctx, transaction, [
    ["gateway", -paise],
    [account, paise],
  ]);
  return paise;
}
