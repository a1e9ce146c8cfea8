/** Who gets the whole view of an item: its owner, staff, and paid members, of whom each opening is recorded, capped a day, and shown to the staff when it looks like a program's. */
import { DAY_MS, dayOf, untilTomorrow } from "#base/dates.ts";
import type { Base, Ctx, MemberViewer } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logNotice } from "#server/platform/staff-log.ts";
import { addFullView, deleteFullViewsBefore, findMemberName, markNoticed, type Opening } from "./full-view-queries.ts";
import type { Item } from "./kinds.ts";
import { LOCKED, type ViewAccess } from "./locked-view.ts";

/** Nobody reads twenty entries within two minutes. */
const QUICK = 20;
const QUICK_MS = 2 * 60_000;
const KEPT_MS = 90 * DAY_MS;

/** Which view of a public item the caller gets. `contactId`: of the business whose contact it shows. Refuses a member who has opened as many today as one may. */
export async function openView(
  ctx: Ctx,
  { kind, id, ownerId, contactId }: Item & { ownerId: string; contactId: string },
): Promise<ViewAccess> {
  const { viewer } = ctx;
  if (viewer.kind !== "member") return LOCKED;
  const isMine = viewer.id === ownerId;
  if (isMine || viewer.client === "staff") return { isFull: true, isMine, knowsContact: true };
  return viewer.paid ? openOthers(ctx, viewer, { item: { kind: kind.number, id }, contactId }) : LOCKED;
}

async function openOthers(
  ctx: Ctx,
  { id: memberId }: MemberViewer,
  what: Pick<Opening, "item" | "contactId">,
): Promise<ViewAccess> {
  const now = ctx.clock.now();
  const { fullViewsPerDay } = ctx.config;
  const opening = { ...what, memberId, now, day: dayOf(now) };
  const { isAllowed, opened, knowsContact } = await addFullView(ctx, opening, fullViewsPerDay);
  if (!isAllowed || (opened ?? 0) >= Math.min(QUICK, fullViewsPerDay)) await tellStaff(ctx, opening);
  if (!isAllowed) refuse("view.member-cap", { n: fullViewsPerDay, seconds: Math.ceil(untilTomorrow(now) / 1000) });
  return { isFull: true, isMine: false, knowsContact };
}

/** Once a member and day. */
async function tellStaff(ctx: Ctx, { memberId, now, day }: Opening): Promise<void> {
  const limits = { most: ctx.config.fullViewsPerDay, quick: QUICK, since: new Date(now.getTime() - QUICK_MS) };
  await inTransaction(ctx, async (ctx) => {
    if (!(await markNoticed(ctx, { memberId, now, day }, limits))) return;
    const name = await findMemberName(ctx, memberId);
    await logNotice(ctx, { action: "portal.many-views", kind: "member", id: memberId, name });
  });
}

/** A part of the timed job of viewings. */
export function forgetFullViews(ctx: Handle & Pick<Base, "clock">): Promise<void> {
  return deleteFullViewsBefore(ctx, dayOf(new Date(ctx.clock.now().getTime() - KEPT_MS)));
}
