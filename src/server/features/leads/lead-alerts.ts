/** What an owner is told outside the portal about a lead: who, where and about what; while their plan has ended, only that leads wait. */
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import type { ReachedRow } from "#server/features/directory/kinds.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { AddedLead } from "./add-lead.ts";

/** To be called in the transaction that adds the lead. The link opens the list of the business, where several leads stand together whatever they are about. */
export async function alertOwner(
  ctx: Ctx,
  { owner_id: memberId, name, contact_id: businessId }: ReachedRow,
  { id, waiting, marker, contact_person, city }: AddedLead,
): Promise<void> {
  if (waiting) {
    await addAlert(ctx, { memberId, kind: "leads-waiting", about: `leads-waiting:${id}`, path: paths.renewPlan() });
    return;
  }
  await addAlert(ctx, {
    memberId,
    kind: "lead",
    about: `lead:${id}`,
    path: paths.businessLeads(shortId(businessId)),
    values: { who: contact_person, where: city, item: name, ...(marker && { how: marker }) },
  });
}
