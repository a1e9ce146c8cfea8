/** Giving online: a donation is begun, ordered, proved and looked at, with or without an account. */
import { randomUUID } from "node:crypto";
import { shortId } from "#base/ids.ts";
import type { DonationCheckoutView, DonationView } from "#contract/donations/donation-views.ts";
import type { donations } from "#contract/donations/donations.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { getCommonInfo } from "#server/features/content/content.ts";
import { followDonationOrder, orderDonation } from "#server/features/plans/donation-orders.ts";
import { type Proof, verifyPayment } from "#server/features/plans/payments/verification.ts";
import type { Ctx } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { donorValues } from "./donor-values.ts";
import { requirePurpose } from "./purposes.ts";
import { type DonationRow, findDonation, findDonationOfOrder } from "./queries.ts";
import { findApproval } from "./receiver.ts";
import { viewDonation } from "./view.ts";
import { insertDonation } from "./write-queries.ts";

/** Of a member; of an address, behind which may be many. */
const BEGUN = { name: "donation", most: 50 };
const BEGUN_BY_ADDRESS = { name: "donation-address", most: 300 };

/** Nothing is paid yet. A member's repeated key is answered with the first donation. */
export async function beginDonation(
  ctx: Ctx,
  { idempotencyKey, ...form }: ParsedOf<typeof donations.create>,
): Promise<{ donation: DonationView }> {
  const { viewer } = ctx;
  if (viewer.kind !== "member") return insertBegun(ctx, form, null);
  return once(ctx, { call: "donation.create", key: idempotencyKey, body: form }, async (keep) =>
    keep(ctx, await insertBegun(ctx, form, viewer.id)),
  );
}

async function insertBegun(
  ctx: Ctx,
  { fkPurposeId, amount, ...donor }: Omit<ParsedOf<typeof donations.create>, "idempotencyKey">,
  memberId: string | null,
): Promise<{ donation: DonationView }> {
  if (!ctx.ports.gateway) refuse("payment.unavailable");
  const purpose = await requirePurpose(ctx, fkPurposeId);
  if (donor.wantsCertificate && !(await findApproval(ctx))) refuse("donation.no-certificate");
  if (memberId) await takeOfDay(ctx, BEGUN, memberId, "donation.too-many");
  else await takeOfDay(ctx, BEGUN_BY_ADDRESS, ctx.caller.ip, "donation.too-many");
  // Random in all its bits: whoever has it reads the receipt.
  const id = randomUUID();
  await insertDonation(ctx, {
    ...donorValues(ctx, donor),
    id,
    member_id: memberId,
    purpose_id: purpose.id,
    way: "online",
    amount_paise: amount * 100,
    status: "begun",
  });
  return { donation: viewDonation(await getDonation(ctx, id)) };
}

/** What the checkout window is opened with; the same again while the order is open. */
export async function checkOutDonation(ctx: Ctx, id: string): Promise<DonationCheckoutView> {
  const row = await getDonation(ctx, id);
  if (row.status !== "begun" || row.way !== "online") {
    if (row.status === "received") refuse("payment.already-made", {}, { donation: shortId(id) });
    refuse("donation.not-open");
  }
  const { gateway, order } = await orderDonation(ctx, {
    id,
    memberId: row.member_id,
    amountPaise: row.amount_paise,
  });
  const { brand } = await getCommonInfo(ctx, row.language);
  return {
    donation: shortId(id),
    order,
    key: gateway.keyId,
    sandbox: gateway.platform === "sandbox",
    script: gateway.script,
    name: brand,
    purpose: { name: row.purpose_name, nameHi: row.purpose_name_hi },
    prefill: { name: row.donor_name ?? "", contact: row.phone ? `+91${row.phone}` : "", email: row.email },
  };
}

/** Settles what a genuine proof names, once; a proof of another order than a donation's is not for this call. */
export async function verifyDonation(
  ctx: Ctx,
  proof: Proof,
): Promise<{ donation: string; status: "paid" | "pending" }> {
  const id = (await findDonationOfOrder(ctx, proof.razorpay_order_id)) ?? refuse("payment.not-genuine");
  const { status } = await verifyPayment(ctx, proof);
  return { donation: shortId(id), status };
}

/** How it stands; the gateway is asked while that is open. */
export async function showDonation(ctx: Ctx, id: string): Promise<DonationView> {
  const row = await getDonation(ctx, id);
  if (row.status !== "begun") return viewDonation(row);
  await followDonationOrder(ctx, id);
  return viewDonation(await getDonation(ctx, id));
}

export async function getDonation(ctx: Ctx, id: string): Promise<DonationRow> {
  return (await findDonation(ctx, id)) ?? refuse("donation.not-found");
}
