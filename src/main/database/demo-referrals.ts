/** Who of the demo came by whose invitation, as it stands in db/demo/referrals.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { insertReferrals } from "./referral-queries.ts";

interface DemoReferral {
  inviterKey: string;
  memberKey: string;
  joinedDaysAgo: number;
  /** Left out of those who have not paid for a year yet. */
  paidDaysAgo?: number;
}

export async function insertDemoReferrals(handle: Handle, now: Date, members: Map<string, string>): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = demoReferrals().map(({ inviterKey, memberKey, joinedDaysAgo, paidDaysAgo }) => ({
    inviter_id: members.get(inviterKey)!,
    member_id: members.get(memberKey)!,
    joined_at: ago(joinedDaysAgo),
    paid_at: paidDaysAgo === undefined ? null : ago(paidDaysAgo),
  }));
  await insertReferrals(handle, rows);
}

function demoReferrals(): DemoReferral[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/referrals.json"), "utf8"));
}
