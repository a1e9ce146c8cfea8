/** The SQL of donations as their donors and the public read them. */
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Donations } from "#server/tables/database.ts";
import type { DonationReceiver } from "#server/tables/json-columns.ts";

const DONATION = [
  "id",
  "member_id",
  "purpose_id",
  "way",
  "amount_paise",
  "reference",
  "gift",
  "donor_name",
  "phone",
  "email",
  "address",
  "pin_code",
  "language",
  "is_anonymous",
  "tribute",
  "tribute_name",
  "wants_certificate",
  "pan_tail",
  "status",
  "received_on",
  "received_at",
  "payment_id",
  "method",
  "returned_paise",
  "recorded_by",
  "decided_by",
  "decline_reason",
  "created_at",
] as const;
/** Without the sealed tax number, which the yearly file alone reads. */
export type DonationRow = Pick<Selectable<Donations>, (typeof DONATION)[number]> & {
  purpose_name: string;
  purpose_name_hi: string;
  gift_type: "corpus" | "specific" | "others";
  receipt_number: string | null;
};

/** Every donation with its purpose and its valid receipt. */
export const donationRows = ({ db }: Handle) =>
  db
    .selectFrom("donations as d")
    .innerJoin("donation_purposes as p", "p.id", "d.purpose_id")
    .leftJoin("donation_receipts as r", (j) => j.onRef("r.donation_id", "=", "d.id").on("r.cancelled_at", "is", null))
    .select(DONATION.map((column) => `d.${column}` as const))
    .select(["p.name as purpose_name", "p.name_hi as purpose_name_hi", "p.gift_type", "r.number as receipt_number"]);

export function findDonation(handle: Handle, id: string): Promise<DonationRow | undefined> {
  return donationRows(handle).where("d.id", "=", id).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockDonation(handle: Handle, id: string): Promise<DonationRow | undefined> {
  return donationRows(handle).where("d.id", "=", id).forUpdate("d").executeTakeFirst();
}

/** Those of a member that are more than begun, newest first. */
export function listOwnDonations(handle: Handle, memberId: string, from: Keyset, limit: number) {
  return donationRows(handle)
    .select(atMicros("d.created_at"))
    .where("d.member_id", "=", memberId)
    .where("d.status", "<>", "begun")
    .where(isBefore("d.created_at", "d.id", from))
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .limit(limit)
    .execute();
}

/** The first days of the financial years in which a member gave, newest first. */
export async function listOwnYears({ db }: Handle, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("donations")
    .select(sql<number>`extract(year from received_on - interval '3 months')::int`.as("year"))
    .distinct()
    .where("member_id", "=", memberId)
    .where("status", "=", "received")
    .orderBy("year", "desc")
    .limit(50)
    .execute();
  return rows.map(({ year }) => year);
}

/** What a member gave within these days, in the order in which it came. */
export function listOwnWithin(
  handle: Handle,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<DonationRow[]> {
  return donationRows(handle)
    .where("d.member_id", "=", memberId)
    .where("d.status", "=", "received")
    .where("d.received_on", ">=", from)
    .where("d.received_on", "<=", to)
    .orderBy("d.received_on")
    .orderBy("d.id")
    .limit(500)
    .execute();
}

/** The newest gifts, without those that went back; of a blocked member no name is shown. */
export function listSupporters({ db }: Handle, limit: number) {
  return db
    .selectFrom("donations as d")
    .innerJoin("donation_purposes as p", "p.id", "d.purpose_id")
    .leftJoin("members as m", "m.id", "d.member_id")
    .select(["d.amount_paise", "d.tribute", "d.tribute_name", "d.received_on"])
    .select(["p.name as purpose_name", "p.name_hi as purpose_name_hi"])
    .select(
      sql<string | null>`case when d.is_anonymous or m.blocked_at is not null then null else d.donor_name end`.as(
        "name",
      ),
    )
    .where("d.status", "=", "received")
    .whereRef("d.returned_paise", "<", "d.amount_paise")
    .orderBy("d.received_at", "desc")
    .orderBy("d.id", "desc")
    .limit(limit)
    .$narrowType<{ received_on: string }>()
    .execute();
}

export async function findDonationOfOrder({ db }: Handle, gatewayOrderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payment_orders")
    .select("donation_id")
    .where("gateway_order_id", "=", gatewayOrderId)
    .executeTakeFirst();
  return row?.donation_id ?? undefined;
}

/** Whether this payment has brought a donation. */
export async function isReceived({ db }: Handle, paymentId: string): Promise<boolean> {
  const row = await db.selectFrom("donations").select("id").where("payment_id", "=", paymentId).executeTakeFirst();
  return row !== undefined;
}

/** The operator's setting 'donations'. */
export interface ReceiverSetting extends DonationReceiver {
  /** What receipt numbers begin with. */
  prefix: string;
}

export async function getReceiverSetting({ db }: Handle): Promise<ReceiverSetting> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "donations").executeTakeFirstOrThrow();
  return row.value as ReceiverSetting;
}
