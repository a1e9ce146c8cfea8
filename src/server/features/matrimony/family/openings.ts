/** Whole profiles that a member with a plan opens: each on record for the family that it is about, capped a day, and shown to the staff when it looks like a program's. */
import { DAY_MS, dayOf, untilTomorrow } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logNotice } from "#server/platform/staff-log.ts";
import { findMemberName } from "../write-queries.ts";
import { addOpening, deleteOpeningsBefore, markNoticed, type Opening } from "./opening-queries.ts";
import { isOfFamily } from "./rights.ts";

/** Nobody reads thirty biodata within two minutes. */
const QUICK = 30;
const QUICK_MS = 2 * 60_000;
const KEPT_MS = 90 * DAY_MS;

/** To be called before a whole profile is answered. Refuses a member who has opened as many today as one may; the family itself and the staff open theirs without a record. */
export async function recordOpening(ctx: Ctx, profileId: string): Promise<void> {
  const { viewer } = ctx;
  if (viewer.kind !== "member" || viewer.client === "staff" || (await isOfFamily(ctx, profileId))) return;
  const now = ctx.clock.now();
  const most = ctx.config.profileViewsPerDay;
  const opening = { id: newId(), memberId: viewer.id, profileId, day: dayOf(now), now };
  const { isAllowed, opened } = await addOpening(ctx, opening, most);
  if (!isAllowed || (opened ?? 0) >= Math.min(QUICK, most)) await tellStaff(ctx, opening, most);
  if (!isAllowed) refuse("view.member-cap", { n: most, seconds: Math.ceil(untilTomorrow(now) / 1000) });
}

/** Once a member and day. */
async function tellStaff(ctx: Ctx, opening: Opening, most: number): Promise<void> {
  const limits = { most, quick: QUICK, since: new Date(opening.now.getTime() - QUICK_MS) };
  await inTransaction(ctx, async (ctx) => {
    if (!(await markNoticed(ctx, opening, limits))) return;
    const { memberId: id } = opening;
    await logNotice(ctx, { action: "portal.many-profiles", kind: "member", id, name: await findMemberName(ctx, id) });
  });
}

/** The timed job. */
export function forgetOpenings(ctx: Handle & Pick<Base, "clock">): Promise<void> {
  return deleteOpeningsBefore(ctx, dayOf(new Date(ctx.clock.now().getTime() - KEPT_MS)));
}
