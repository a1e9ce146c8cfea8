/** Reminds owners, at nine in the morning of its day, of a lead that they wanted to follow up. */
import { DAY_MS, dayOf, hourOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import { findOwnItem } from "#server/features/directory/item-queries.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { REMINDED_AT } from "./lead-work.ts";
import { listFollowUps, takeFollowUp } from "./work-queries.ts";

/** The task's name in the queue. */
export const REMIND = "remind-of-follow-ups";
const AT_ONCE = 200;

/** The job of every half hour of the day: whatever is due and was not told yet, also where no job ran at nine. */
export async function remindOfFollowUps(base: Base, kinds: Kinds): Promise<void> {
  const now = base.clock.now();
  const until = dayOf(hourOf(now) >= REMINDED_AT ? now : new Date(now.getTime() - DAY_MS));
  for (;;) {
    const ids = await listFollowUps(base, { until, now, limit: AT_ONCE });
    for (const id of ids) await remind(base, kinds, { id, until });
    if (ids.length < AT_ONCE) return;
  }
}

/** Nothing when another process was faster, or the business is deleted; of an offering that is no more the business's list is meant, where the lead still stands. */
function remind(base: Base, kinds: Kinds, due: { id: string; until: string }): Promise<void> {
  return inTransaction(base, async (base) => {
    const lead = await takeFollowUp(base, due);
    const kind = kinds.find(({ number }) => number === lead?.item_kind);
    if (!lead || !kind?.leads) return;
    const { owner_id: memberId, contact_person: who, city: where, item_id: id } = lead;
    const itself = await findOwnItem(base, { kind, id }, memberId);
    const parent = kinds.find(({ key }) => key === kind.parent?.key);
    const own = itself ?? (parent && (await findOwnItem(base, { kind: parent, id: lead.contact_id }, memberId)));
    if (!own) return;
    const about = `follow-up:${lead.id}:${lead.follow_up_on}`;
    const path = itself ? kind.leads.path(shortId(id)) : paths.businessLeads(shortId(lead.contact_id));
    await notify(base, { memberId, key: "notice.follow-up", values: { who, item: own.name }, redirect: path, about });
    await addAlert(base, { memberId, kind: "follow-up", about, path, values: { who, where, item: own.name } });
  });
}
