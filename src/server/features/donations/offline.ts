/** Gifts that came by hand: one person of the staff writes them down, another confirms them; and the correction of a wrong receipt. */
import { randomUUID } from "node:crypto";
import { rupees } from "#base/money.ts";
import type { StaffDonationView } from "#contract/donations/donation-views.ts";
import type { staffDonations } from "#contract/donations/staff-donations.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { donorValues } from "./donor-values.ts";
import { requirePurpose } from "./purposes.ts";
import { type DonationRow, lockDonation } from "./queries.ts";
import { cancelReceipt } from "./receipt-queries.ts";
import { findApproval } from "./receiver.ts";
import { giveReceipt } from "./receiving.ts";
import { getStaffDonation, listStaffDonations } from "./staff-queries.ts";
import { viewStaffDonation } from "./view.ts";
import { findMemberByPhone, insertDonation, updateDonation } from "./write-queries.ts";

type One = { donation: StaffDonationView };
/** Before any row. */
const EARLIEST = { atMicros: "0", id: "00000000-0000-0000-0000-000000000000" };

/** It counts when somebody else confirms it. */
export function recordOffline(
  ctx: Ctx,
  { idempotencyKey: key, ...form }: ParsedOf<typeof staffDonations.recordOffline>,
): Promise<One> {
  return once(ctx, { call: "donation.recordOffline", key, body: form }, (keep) =>
    inTransaction(ctx, async (ctx) => {
      const { fkPurposeId, amount, mode, reference, gift, receivedOn, ...donor } = form;
      const { id: staffId } = memberOf(ctx);
      const purpose = await requirePurpose(ctx, fkPurposeId);
      if (donor.wantsCertificate && !(await findApproval(ctx))) refuse("donation.no-certificate");
      const memberId = donor.phoneNo ? await findMemberByPhone(ctx, donor.phoneNo) : undefined;
      if (memberId === staffId) refuse("staff.own-thing");
      const id = randomUUID();
      await insertDonation(ctx, {
        ...donorValues(ctx, donor),
        id,
        member_id: memberId ?? null,
        purpose_id: purpose.id,
        way: mode,
        amount_paise: amount * 100,
        reference: reference ?? null,
        gift: gift ?? null,
        status: "waiting",
        received_on: receivedOn,
        recorded_by: staffId,
      });
      await log(ctx, "donation.recorded", `${rupees(amount * 100)}, ${purpose.name}`);
      return keep(ctx, await show(ctx, id));
    }),
  );
}

/** A page of those that wait, the longest waiting first; or of those received or declined, newest first. */
export async function staffDonationPage(
  ctx: Ctx,
  { state, limit, cursor }: { state: "waiting" | "received" | "declined"; limit: number; cursor?: string | undefined },
): Promise<{ donations: StaffDonationView[]; nextCursor: string | null }> {
  const from = state === "waiting" && cursor === undefined ? EARLIEST : startOf(cursor);
  const { rows, nextCursor } = pageOf(await listStaffDonations(ctx, state, from, limit + 1), limit);
  const { id } = memberOf(ctx);
  return { donations: rows.map((row) => viewStaffDonation(row, id)), nextCursor };
}

/** It is a gift: it gets its receipt, and the donor hears of it. */
export function confirmOffline(ctx: Ctx, id: string): Promise<One> {
  return inTransaction(ctx, async (ctx) => {
    const donation = await lockToDecide(ctx, id);
    const decided = { status: "received", decided_by: memberOf(ctx).id, received_at: ctx.clock.now() } as const;
    await updateDonation(ctx, id, decided);
    const received = { ...donation, ...decided, received_on: donation.received_on! };
    // Counts messages in a row that all share: the log comes before.
    await log(ctx, "donation.confirmed", `${rupees(donation.amount_paise)}, ${donation.purpose_name}`);
    await giveReceipt(ctx, received);
    return show(ctx, id);
  });
}

export function declineOffline(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<One> {
  return inTransaction(ctx, async (ctx) => {
    const donation = await lockToDecide(ctx, id);
    await updateDonation(ctx, id, { status: "declined", decided_by: memberOf(ctx).id, decline_reason: reason });
    await log(ctx, "donation.declined", `${rupees(donation.amount_paise)}, ${donation.purpose_name}`, {
      message: reason,
    });
    return show(ctx, id);
  });
}

/** Cancels the valid receipt and issues the next number of the same year, with the donor's name and address corrected. */
export function correctReceipt(
  ctx: Ctx,
  { id, reason, name, address }: ParsedOf<typeof staffDonations.updateReceiptNumber>,
): Promise<One> {
  return inTransaction(ctx, async (ctx) => {
    const donation = (await lockDonation(ctx, id)) ?? refuse("donation.not-found");
    const { id: staffId } = memberOf(ctx);
    if (donation.member_id === staffId) refuse("staff.own-thing");
    const { receipt_number: wrong, received_on } = donation;
    if (!wrong || !received_on) return refuse("donation.no-receipt");
    const corrected = { donor_name: name ?? donation.donor_name, address: address ?? donation.address };
    await updateDonation(ctx, id, corrected);
    await cancelReceipt(ctx, wrong, {
      cancelled_at: ctx.clock.now(),
      cancelled_by: staffId,
      cancel_reason: reason,
    });
    await log(ctx, "donation.receipt-replaced", wrong, { message: reason });
    await giveReceipt(ctx, { ...donation, ...corrected, received_on });
    return show(ctx, id);
  });
}

/** A gift that waits, for somebody else than who wrote it down or gave it. */
async function lockToDecide(ctx: Ctx, id: string): Promise<DonationRow> {
  const donation = (await lockDonation(ctx, id)) ?? refuse("donation.not-found");
  const { id: staffId } = memberOf(ctx);
  if (donation.status !== "waiting") refuse("donation.not-waiting");
  if (donation.recorded_by === staffId) refuse("donation.second-person");
  if (donation.member_id === staffId) refuse("staff.own-thing");
  return donation;
}

async function show(ctx: Ctx, id: string): Promise<One> {
  return { donation: viewStaffDonation(await getStaffDonation(ctx, id), memberOf(ctx).id) };
}

type DonationAction = "donation.recorded" | "donation.confirmed" | "donation.declined" | "donation.receipt-replaced";

/** Without the donation's id, which opens its receipt. */
function log(ctx: Ctx, action: DonationAction, name: string, detail: Record<string, string> = {}): Promise<void> {
  return logStaffAction(ctx, { action, kind: "donation", name, detail });
}
