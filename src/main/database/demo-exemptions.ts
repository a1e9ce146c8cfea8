/** Requests of the demo for a year without payment, as they stand in db/demo/exemptions.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { insertExemptions, listReasonIds } from "./exemption-queries.ts";

interface DemoExemption {
  memberKey: string;
  /** The reason's name. */
  reason: string;
  message: string;
  sentDaysAgo: number;
  refused?: { daysAgo: number; byKey: string; message: string };
}

export async function insertDemoExemptions(handle: Handle, now: Date, members: Map<string, string>): Promise<void> {
  const reasons = await listReasonIds(handle);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = demoExemptions().map(({ memberKey, reason, message, sentDaysAgo, refused }) => ({
    id: newId(),
    member_id: members.get(memberKey)!,
    reason_id: reasons.get(reason)!,
    message,
    created_at: ago(sentDaysAgo),
    ...(refused && {
      decision: "refused" as const,
      rejection_message: refused.message,
      decided_by: members.get(refused.byKey)!,
      decided_at: ago(refused.daysAgo),
    }),
  }));
  await insertExemptions(handle, rows);
}

function demoExemptions(): DemoExemption[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/exemptions.json"), "utf8"));
}
