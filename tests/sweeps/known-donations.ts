/** Donations as the calls about them need them: one that has its receipt, one that waits for the second person, and a purpose. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { donations } from "#contract/donations/donations.ts";
import { yearOfDay } from "#contract/donations/tax-years.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

/** What fits a call about donations, beside what fits any; undefined for every other call. */
export async function knownDonations(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const idOf = async (where: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from donations d where ${where} order by created_at limit 1`,
    );
    return rows[0] ? shortId(rows[0].id) : undefined;
  };
  const received = await idOf("status = 'received'");
  const waiting = await idOf(
    `status = 'waiting' and recorded_by <> '${await town.idOf("shankar")}' and recorded_by is not null`,
  );
  const { purposes } = (await town.call(donations.settings, {})).payload;
  const given: Known = {
    fkPurposeId: purposes[0]!._id,
    amount: "501",
    anonymous: "false",
    tribute: "memory",
    tributeName: "Savitri Joshi",
    wantsCertificate: "true",
    pan: "ABCPD1234E",
    isIndianCitizen: "true",
    mode: "cheque",
    reference: "004512",
    gift: undefined,
    receivedOn: dayOf(town.clock.now()),
    financialYear: yearOfDay(dayOf(town.clock.now())),
    reason: "It was written down twice",
    language: "en",
  };
  const purpose: Known = {
    id: purposes[0]!._id,
    name: "Scholarships",
    nameHi: "छात्रवृत्ति",
    about: "Fees and books for a year of school.",
    aboutHi: "एक वर्ष की फ़ीस और किताबें।",
    goal: "200000",
    icon: "learning",
    giftType: "specific",
    isOpen: "true",
  };
  return ({ path }) => {
    if (path.startsWith("/staff/donations/purposes")) return purpose;
    if (path.startsWith("/staff/donations/")) return { ...given, state: "waiting", id: waiting };
    if (path === "/public/donation/checkout") return { id: received };
    if (/^\/(public|userAdmin)\/donation\//.test(path)) return { ...given, id: received };
    return undefined;
  };
}
