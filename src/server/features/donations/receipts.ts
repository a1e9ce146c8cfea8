/** Receipts of donations: numbered without a gap in the financial year of the gift, with donor, purpose and receiver as they were on the day. */
import { yearOfDay } from "#contract/donations/tax-years.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DonationFacts } from "#server/tables/json-columns.ts";
import type { DonationRow } from "./queries.ts";
import { insertReceipt, takeSequence } from "./receipt-queries.ts";
import { getReceiver } from "./receiver.ts";

/** Issues the receipt of a received donation in the caller's transaction, which keeps other receipts of that year waiting until it commits: so no number is lost. Answers its number: 'VSD/26-27/00001'. */
export async function issueReceipt(
  ctx: Handle & Pick<Base, "clock">,
  donation: DonationRow & { received_on: string },
): Promise<string> {
  const { prefix, ...receiver } = await getReceiver(ctx);
  const year = yearOfDay(donation.received_on);
  const sequence = await takeSequence(ctx, year);
  const number = `${prefix}/${year.slice(2)}/${String(sequence).padStart(5, "0")}`;
  await insertReceipt(ctx, {
    number,
    donation_id: donation.id,
    financial_year: year,
    sequence,
    facts: JSON.stringify({ ...factsOf(donation), receiver }),
    issued_at: ctx.clock.now(),
  });
  return number;
}

function factsOf(donation: DonationRow): Omit<DonationFacts, "receiver"> {
  const { address, pin_code } = donation;
  return {
    name: donation.donor_name ?? "",
    address: [address, pin_code].filter((line) => line !== null),
    panTail: donation.pan_tail,
    purpose: { name: donation.purpose_name, nameHi: donation.purpose_name_hi },
    giftType: donation.gift_type,
  };
}
