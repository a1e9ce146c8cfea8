/** The leads that the demo's owners have had, as they stand in db/demo/leads.json: some are read by their owner, some wait for a renewal. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import type { Item } from "#server/features/directory/kinds.ts";
import { addLead } from "#server/features/leads/add-lead.ts";
import { itemColumns } from "#server/features/leads/items.ts";
import { insertReveal } from "#server/features/leads/reveal-queries.ts";
import { getSender } from "#server/features/leads/sender-queries.ts";
import { updateWork } from "#server/features/leads/work-queries.ts";
import { listingKind } from "#server/features/listings/listing-kind.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoLeads } from "./demo-community.ts";

/** By the key that the files use. */
type Ids = Map<string, string>;

const MARKERS = { call: CALL_MARKER, whatsapp: WHATSAPP_MARKER };

export async function insertDemoLeads(
  handle: Handle,
  now: Date,
  { members, businesses, listings }: Record<"members" | "businesses" | "listings", Ids>,
): Promise<void> {
  for (const { from, businessKey, listingKey, marker = null, query, daysAgo, work } of demoLeads()) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const ctx = { ...handle, clock: { now: () => at } };
    const memberId = members.get(from)!;
    const item: Item = listingKey
      ? { kind: listingKind, id: listings.get(listingKey)! }
      : { kind: businessKind, id: businesses.get(businessKey!)! };
    const reached = (await item.kind.leads?.findReached(ctx, item.id))!;
    const day = dayOf(at);
    const words = marker ? MARKERS[marker] : query!;
    const { id: leadId } = await addLead(ctx, item, reached, {
      ...(await getSender(ctx, memberId)),
      member_id: memberId,
      marker,
      query: words,
      day,
    });
    await insertReveal(ctx, {
      id: newId(),
      member_id: memberId,
      ...itemColumns(item, reached),
      lead_id: leadId,
      how: marker ?? "query",
      ip: "127.0.0.1",
      day,
      revealed_at: at,
    });
    if (work)
      await updateWork(ctx, leadId, {
        stage: work.stage,
        answered_at: new Date(at.getTime() + work.afterMinutes * 60_000),
      });
  }
}
