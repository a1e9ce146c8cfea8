/** Reports about profiles: taken from members with a plan, once for each profile; several grave ones take it out of sight until the staff have looked. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { profileReports } from "#contract/matrimony/profile-reports.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { getSeen } from "../blocks/seen-profile.ts";
import { isOfFamily } from "../family/rights.ts";
import { type LockedProfile, lockProfile, updateProfileRow } from "../write-queries.ts";
import { countWeighty, insertReport, wasDismissedSince } from "./report-queries.ts";

/** Of businesses and profiles together. */
const PER_MEMBER = { name: "report-member", most: 5 };
/** Reports of so many members withhold a profile. */
const ENOUGH = 3;
/** Accounts that were made for it weigh nothing. */
const MEMBER_DAYS = 30;
/** Whoever has reported without ground more often weighs nothing. */
const MOST_DISMISSED = 1;
/** What the staff have looked at and left stays in sight for so long, whatever is reported. */
const TRUSTED_DAYS = 90;

/** Keeps a report for the staff; five a day of one member. */
export async function createReport(
  ctx: Ctx,
  { fkProfileId, reason, text }: ParsedOf<typeof profileReports.create>,
): Promise<void> {
  const { id: profile_id } = await getSeen(ctx, fkProfileId);
  const member_id = memberOf(ctx).id;
  if (await isOfFamily(ctx, profile_id)) refuse("report.own-profile");
  await inTransaction(ctx, async (ctx) => {
    // One report after the other, so that the third counts the two before it.
    const profile = (await lockProfile(ctx, profile_id)) ?? refuse("profile.not-found");
    const created_at = ctx.clock.now();
    if (!(await insertReport(ctx, { id: newId(), profile_id, member_id, reason, text, created_at })))
      refuse("report.profile-exists");
    await takeOfDay(ctx, PER_MEMBER, member_id, "report.too-many");
    await holdIfEnough(ctx, profile);
  });
}

async function holdIfEnough(ctx: Ctx, { id, approval, held_at, owner_id, full_name }: LockedProfile): Promise<void> {
  if (approval !== "approved" || held_at) return;
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const given = { profileId: id, now, memberBefore: before(MEMBER_DAYS), mostDismissed: MOST_DISMISSED };
  if ((await countWeighty(ctx, given)) < ENOUGH || (await wasDismissedSince(ctx, id, before(TRUSTED_DAYS)))) return;
  await updateProfileRow(ctx, id, { held_at: now });
  await notify(ctx, {
    memberId: owner_id,
    key: "notice.profile.held",
    values: { title: full_name },
    redirect: paths.ownProfiles(),
  });
}
