/** Reports about businesses: taken from members and visitors, decided by the staff. */
import { newId, shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { BusinessReport, businessReports } from "#contract/business-reports.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { rejectBusiness } from "#server/features/businesses/approval.ts";
import { getPublicBusiness } from "#server/features/businesses/businesses.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeAttempt, takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { insertReport, listWaiting, lockReport, updateReport, type WaitingReport } from "./report-queries.ts";

/** Everyone behind one mobile operator may come from one address. */
const PER_ADDRESS = { name: "report-address", most: 20, seconds: 86_400 };
const PER_MEMBER = { name: "report-member", most: 5 };
const AT_ONCE = 50;

/** Keeps a report for the staff; in a day five of one member, and twenty from one address. */
export async function createReport(
  ctx: Ctx,
  { fkBusinessId: business_id, reason, text }: ParsedOf<typeof businessReports.create>,
): Promise<void> {
  await getPublicBusiness(ctx, business_id);
  await takeAttempt(ctx, PER_ADDRESS, ctx.caller.ip);
  const member_id = ctx.viewer.kind === "member" ? ctx.viewer.id : null;
  await inTransaction(ctx, async (ctx) => {
    if (member_id) await takeOfDay(ctx, PER_MEMBER, member_id, "report.too-many");
    const created_at = ctx.clock.now();
    if (!(await insertReport(ctx, { id: newId(), business_id, member_id, reason, text, created_at })))
      refuse("report.exists");
  });
}

export async function waitingReports(ctx: Ctx): Promise<BusinessReport[]> {
  return (await listWaiting(ctx, AT_ONCE)).map(viewReport);
}

/** Leaves the business, or takes it out of the directory as any other rejection does. Nobody decides about a business of their own or a report of their own. */
export function decideReport(ctx: Ctx, given: ParsedOf<typeof businessReports.decide>): Promise<void> {
  const { id, decision, reason, updatedAt } = given;
  return inTransaction(ctx, async (ctx) => {
    const report = (await lockReport(ctx, id)) ?? refuse("report.not-waiting");
    const { id: staffId } = memberOf(ctx);
    if ([report.member_id, report.owner_id].includes(staffId)) refuse("staff.own-thing");
    if (decision === "taken-down") await rejectBusiness(ctx, report.business_id, new Date(updatedAt), reason);
    const decided = { decision, decision_reason: reason, decided_by: staffId, decided_at: ctx.clock.now() };
    await updateReport(ctx, id, decided);
    if (report.member_id)
      await notify(ctx, {
        memberId: report.member_id,
        key: `notice.report.${decision}`,
        values: { item: report.name, reason },
      });
    await logStaffAction(ctx, {
      action: `report.${decision}`,
      kind: "business",
      id: report.business_id,
      name: report.name,
      detail: { message: reason },
    });
  });
}

/** Holds a report that waits about a business that is merged; the answer closes it, once it is known into which, and tells its writer. To be called before the business is held, as a decision does. */
export async function settledReport(
  ctx: Ctx,
  id: string,
  businessId: string,
): Promise<(into: { id: string; name: string }) => Promise<void>> {
  const report = await lockReport(ctx, id);
  if (report?.business_id !== businessId) refuse("report.not-waiting");
  const { id: staffId } = memberOf(ctx);
  if (report.member_id === staffId) refuse("staff.own-thing");
  return async (into) => {
    await updateReport(ctx, id, { decision: "taken-down", decided_by: staffId, decided_at: ctx.clock.now() });
    if (report.member_id)
      await notify(ctx, {
        memberId: report.member_id,
        key: "notice.report.merged",
        values: { item: report.name, other: into.name },
        redirect: paths.businessProfile(shortId(into.id)),
      });
  };
}

function viewReport(row: WaitingReport): BusinessReport {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    fkBusinessId: shortId(row.business_id),
    businessName: row.name,
    slug: slugify(row.name),
    citySlug: row.place_slug,
    isPublic: row.approval === "approved",
    ownerName: row.owner_name,
    ownerPhone: row.owner_phone,
    reporter: row.reporter_phone === null ? null : { name: row.reporter_name, phoneNo: row.reporter_phone },
    updatedAt: row.updated_at.toISOString(),
  };
}
