/** A donation that has arrived: its receipt, and the word of thanks; and what goes back of it. What the settling of payments asks of this room. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { rupees } from "#base/money.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Base, changed } from "#server/platform/context.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type DonationRow, isReceived, lockDonation } from "./queries.ts";
import { issueReceipt } from "./receipts.ts";
import { setReturned, updateDonation } from "./write-queries.ts";

/** The tag of the pages that show what was given. */
export const DONATIONS = "donations";
const GOOD_MINUTES = 3 * 24 * 60;

/** The payment of a donation was captured: within the settling transaction, once. */
export async function receiveDonation(
  base: Base,
  { donationId, paymentId, method }: { donationId: string; paymentId: string; method: string | null },
): Promise<void> {
  const donation = await lockDonation(base, donationId);
  if (donation?.status !== "begun") throw new Error(`the donation of the payment ${paymentId} is not open`);
  const now = base.clock.now();
  const received = { payment_id: paymentId, method, received_on: dayOf(now), received_at: now };
  await updateDonation(base, donationId, { ...received, status: "received" });
  base.ports.reach("donation-received");
  await giveReceipt(base, { ...donation, ...received, status: "received" });
}

/** Issues the receipt and tells the donor, in the caller's transaction; answers its number. */
export async function giveReceipt(base: Base, donation: DonationRow & { received_on: string }): Promise<string> {
  const number = await issueReceipt(base, donation);
  base.ports.reach("receipt-issued");
  await changed(base, DONATIONS);
  await thank(base, donation, number);
  return number;
}

export function isDonated(ctx: Handle, paymentId: string): Promise<boolean> {
  return isReceived(ctx, paymentId);
}

/** So much has gone back by refunds and disputes; less again when a refund fails or a dispute is won. */
export async function donationReturned(base: Base, donationId: string, takenPaise: number): Promise<void> {
  await setReturned(base, donationId, takenPaise);
  await changed(base, DONATIONS);
}

async function thank(base: Base, donation: DonationRow, receipt: string): Promise<void> {
  const { id, member_id: memberId, language, amount_paise, email, phone } = donation;
  const path = paths.donationReceipt(shortId(id));
  const amount = rupees(amount_paise);
  if (memberId)
    await notify(base, {
      memberId,
      key: "notice.donation-received",
      values: { amount, receipt },
      redirect: path,
      about: `donation:${id}`,
    });
  const values = { amount, receipt, link: base.config.publicUrl + inLanguage(language, path) };
  const message = { template: "outgoing.donation", values, language, goodMinutes: GOOD_MINUTES } as const;
  if (email) await sendMessage(base, { ...message, channel: "email", to: email });
  if (phone) await sendMessage(base, { ...message, channel: "sms", to: phone });
}
