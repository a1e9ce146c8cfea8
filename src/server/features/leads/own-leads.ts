/** What owners do with the leads of their own items: read them, work on them, delete them. */
import { shortId } from "#base/ids.ts";
import type { LeadStage } from "#contract/lead-views.ts";
import { paths } from "#contract/paths.ts";
import type { Item, Kind, Kinds } from "#server/features/directory/kinds.ts";
import { readLeadingTo } from "#server/features/notifications/notifications.ts";
import { hindiNamesOf } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { getOwnItem } from "./items.ts";
import {
  deleteLead,
  deleteLeads,
  type LeadRow,
  type ListedLead,
  listLeads,
  listOwnIds,
  type OwnList,
} from "./lead-queries.ts";
import { countStages } from "./work-queries.ts";

/** A lead with the Hindi names of its place. */
export type OwnLead = (LeadRow | ListedLead) & { cityHi: string | null; stateHi: string | null };

type Listed = ListedLead & Pick<OwnLead, "cityHi" | "stateHi">;

interface OwnLeads {
  total: number;
  stages: Record<LeadStage, number>;
  leads: Listed[];
  nextCursor: string | null;
}

interface Part {
  limit: number;
  cursor?: string;
  stage?: LeadStage;
}

/** One page of the leads of the caller's own item and of what belongs to it, newest first, with its name and their number. */
export async function listOwnLeads(ctx: Ctx, item: Item, part: Part): Promise<OwnLeads & { name: string }> {
  const own = await getOwnItem(ctx, item);
  return { name: own.name, ...(await pageOf(ctx, own, part)) };
}

/** One page of the leads of all the caller's businesses and offerings, newest first, with their number. */
export function listMyLeads(ctx: Ctx, part: Part): Promise<OwnLeads> {
  return pageOf(ctx, { ownerId: memberOf(ctx).id }, part);
}

async function pageOf(ctx: Ctx, list: OwnList, { stage, ...page }: Part): Promise<OwnLeads> {
  const { rows, nextCursor } = await idPage(page, (range) => listLeads(ctx, list, { ...range, stage }));
  const names = await hindiNamesOf(ctx, rows);
  const leads = rows.map((row, at) => ({ ...row, ...names[at]! }));
  const stages = await countStages(ctx, list);
  const total = Object.values(stages).reduce((sum, n) => sum + n, 0);
  return { total, stages, leads, nextCursor };
}

/** The caller has the list open: what told of its leads is read. Answers how many other notifications are unread. */
export async function readNotices(ctx: Ctx, kinds: Kinds, item: Item): Promise<number> {
  await getOwnItem(ctx, item);
  const lists = [item.kind.leads!.path(shortId(item.id))];
  for (const { parent, leads } of kinds)
    if (leads && parent?.key === item.kind.key)
      lists.push(...(await parent.listIds(ctx, [item.id])).map((id) => leads.path(shortId(id))));
  return readLeadingTo(ctx, lists);
}

/** The same of the list across all businesses. */
export async function readMyNotices(ctx: Ctx, kinds: Kinds): Promise<number> {
  const lists = [paths.ownLeads()];
  for (const kind of kinds)
    if (kind.leads)
      for (const id of await listOwnIds(ctx, kind, memberOf(ctx).id)) lists.push(kind.leads.path(shortId(id)));
  return readLeadingTo(ctx, lists);
}

/** Deletes one of the caller's leads of that kind. */
export function removeLead(ctx: Ctx, kind: Kind, id: string): Promise<number> {
  return inTransaction(
    ctx,
    async (ctx) => (await deleteLead(ctx, kind, id, memberOf(ctx).id)) || refuse("lead.not-found"),
  );
}

/** Deletes all leads of the caller's own item and of what belongs to it. */
export function removeLeads(ctx: Ctx, item: Item): Promise<number> {
  return inTransaction(ctx, async (ctx) => deleteLeads(ctx, await getOwnItem(ctx, item)));
}
