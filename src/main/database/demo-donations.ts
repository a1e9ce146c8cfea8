/** What the demo's community gave: purposes, two years of gifts online and by hand with their receipts, and two that wait for a second person (db/demo/donations.json). */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { PURPOSE_ICONS } from "#contract/donations/donation-choices.ts";
import { insertPurpose, listPurposes } from "#server/features/donations/purpose-queries.ts";
import { lockDonation } from "#server/features/donations/queries.ts";
import { issueReceipt } from "#server/features/donations/receipts.ts";
import { insertDonation, updateDonation } from "#server/features/donations/write-queries.ts";
import { insertOrder, markOrder } from "#server/features/plans/order-queries.ts";
import { bookCapture } from "#server/features/plans/payments/ledger.ts";
import { upsertPayment } from "#server/features/plans/payments/payment-queries.ts";
import { newGatewayId } from "#server/features/sandbox-gateway/entities.ts";
import type { Config } from "#server/platform/config/config.ts";
import { sealWith } from "#server/platform/keys.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoMembers } from "./demo-community.ts";
import { changeSetting } from "./demo-queries.ts";

interface DemoPurpose {
  slug: string;
  name: string;
  nameHi: string;
  about: string;
  aboutHi: string;
  icon: (typeof PURPOSE_ICONS)[number];
  goalRupees: number | null;
}
interface DemoGift {
  purpose: string;
  rupees: number;
  daysAgo: number;
  way: "online" | "cash" | "cheque" | "transfer" | "kind";
  member?: string;
  name?: string;
  /** The name may be shown. */
  named?: boolean;
  reference?: string;
  gift?: string;
  pan?: string;
  address?: string;
  pinCode?: string;
  tribute?: "memory" | "honour";
  tributeName?: string;
  /** Recorded by the other one; this person of the staff has to confirm it. */
  waitsFor?: string;
}
type Members = Map<string, string>;
const STAFF = ["shankar", "vasudha"] as const;

export async function insertDemoDonations(
  handle: Handle,
  config: Pick<Config, "panKey">,
  now: Date,
  members: Members,
): Promise<void> {
  const { receiver, purposes, gifts } = demoDonations();
  await changeSetting(handle, "donations", receiver);
  for (const [place, purpose] of purposes.entries()) await insertDemoPurpose(handle, purpose, place, now);
  const ids = new Map((await listPurposes(handle)).map(({ slug, id }) => [slug, id]));
  const names = new Map(demoMembers().map(({ key, name }) => [key, name]));
  for (const gift of gifts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = new Date(now.getTime() - gift.daysAgo * DAY_MS);
    const name = gift.name ?? (gift.member && names.get(gift.member)) ?? null;
    const id = await insertGift(handle, config, { ...gift, at, name, purposeId: ids.get(gift.purpose)! }, members);
    if (!gift.waitsFor) await receiveGift({ ...handle, clock: { now: () => at } }, id, gift, members);
  }
}

async function insertDemoPurpose(handle: Handle, purpose: DemoPurpose, place: number, now: Date): Promise<void> {
  await insertPurpose(handle, {
    slug: purpose.slug,
    name: purpose.name,
    name_hi: purpose.nameHi,
    about: purpose.about,
    about_hi: purpose.aboutHi,
    icon: purpose.icon,
    gift_type: "specific",
    goal_paise: purpose.goalRupees === null ? null : purpose.goalRupees * 100,
    place,
    created_at: now,
    updated_at: now,
  });
}

async function insertGift(
  handle: Handle,
  { panKey }: Pick<Config, "panKey">,
  gift: Omit<DemoGift, "name"> & { at: Date; name: string | null; purposeId: number },
  members: Members,
): Promise<string> {
  const id = randomUUID();
  const isOnline = gift.way === "online";
  await insertDonation(handle, {
    id,
    member_id: gift.member ? members.get(gift.member)! : null,
    purpose_id: gift.purposeId,
    way: gift.way,
    amount_paise: gift.rupees * 100,
    reference: gift.reference ?? null,
    gift: gift.gift ?? null,
    donor_name: gift.name,
    address: gift.address ?? null,
    pin_code: gift.pinCode ?? null,
    is_anonymous: !gift.named,
    tribute: gift.tribute ?? null,
    tribute_name: gift.tributeName ?? null,
    wants_certificate: gift.pan !== undefined,
    pan_sealed: gift.pan === undefined ? null : sealWith(panKey, "pan", gift.pan),
    pan_tail: gift.pan === undefined ? null : gift.pan.slice(-4),
    citizen_confirmed_at: gift.at,
    status: isOnline ? "begun" : "waiting",
    received_on: isOnline ? null : dayOf(gift.at),
    recorded_by: isOnline ? null : members.get(STAFF.find((key) => key !== gift.waitsFor)!)!,
    created_at: gift.at,
  });
  return id;
}

/** Paid through the test gateway, or confirmed by the other one; with its receipt. */
async function receiveGift(
  handle: Handle & { clock: { now(): Date } },
  id: string,
  gift: DemoGift,
  members: Members,
): Promise<void> {
  const at = handle.clock.now();
  const received = { status: "received", received_at: at, received_on: dayOf(at) } as const;
  if (gift.way === "online") {
    const payment_id = await payDemoOrder(handle, id, gift, members);
    await updateDonation(handle, id, { ...received, payment_id, method: "upi" });
  } else await updateDonation(handle, id, { ...received, decided_by: members.get(STAFF[1])! });
  const row = await lockDonation(handle, id);
  await issueReceipt(handle, { ...row!, received_on: received.received_on });
}

async function payDemoOrder(
  handle: Handle & { clock: { now(): Date } },
  donationId: string,
  { rupees, member }: DemoGift,
  members: Members,
): Promise<string> {
  const at = handle.clock.now();
  const [orderId, paymentId] = [newId(), newGatewayId("pay")];
  const amount = rupees * 100;
  await insertOrder(handle, {
    id: orderId,
    kind: "donation",
    donation_id: donationId,
    member_id: member ? members.get(member)! : null,
    platform: "sandbox",
    amount_paise: amount,
    gateway_order_id: newGatewayId("order"),
    created_at: at,
  });
  const payment = {
    id: paymentId,
    order_id: null,
    amount,
    currency: "INR",
    status: "captured",
    captured: true,
    method: "upi",
    amount_refunded: 0,
    international: false,
  } as const;
  await upsertPayment(handle, orderId, payment);
  await bookCapture(handle, payment, "donation-income");
  await markOrder(handle, orderId, "paid", { paid_at: at, next_check_at: null });
  return paymentId;
}

function demoDonations(): { receiver: object; purposes: DemoPurpose[]; gifts: DemoGift[] } {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/donations.json"), "utf8"));
}
