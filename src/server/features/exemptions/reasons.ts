/** The reasons for which a year without payment may be asked for: what anybody reads, and what the staff edit. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { ExemptionReason } from "#contract/exemptions.ts";
import type { StaffReason, staffExemptions } from "#contract/staff-exemptions.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { insertReason, isNameTaken, listReasons, updateReasonRow } from "./reason-queries.ts";

type Form = ParsedOf<typeof staffExemptions.createReason>;

export async function activeReasons(ctx: Ctx): Promise<ExemptionReason[]> {
  return (await allReasons(ctx)).flatMap(({ isActive, ...reason }) => (isActive ? [reason] : []));
}

/** Those that can be chosen come first. */
export async function allReasons(ctx: Ctx): Promise<StaffReason[]> {
  return (await listReasons(ctx)).map((row) => ({
    _id: String(row.id),
    reason: row.name,
    reasonHi: row.name_hi,
    needsDocument: row.needs_document,
    isActive: row.is_active,
  }));
}

export function createReason(ctx: Ctx, form: Form): Promise<StaffReason[]> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await insertReason(ctx, rowOf(ctx, form)))) refuse("exemption-reason.exists");
    return logged(ctx, form);
  });
}

/** Requests for it stay as they are. */
export function updateReason(
  ctx: Ctx,
  { id, ...form }: ParsedOf<typeof staffExemptions.updateReason>,
): Promise<StaffReason[]> {
  return inTransaction(ctx, async (ctx) => {
    if (await isNameTaken(ctx, form.reason, id)) refuse("exemption-reason.exists");
    if (!(await updateReasonRow(ctx, id, rowOf(ctx, form)))) refuse("exemption-reason.not-found");
    return logged(ctx, form);
  });
}

async function logged(ctx: Ctx, { reason }: Form): Promise<StaffReason[]> {
  await logStaffAction(ctx, { action: "exemption-reason.saved", kind: "exemption-reason", name: reason });
  return allReasons(ctx);
}

function rowOf(ctx: Ctx, { reason, reasonHi, needsDocument, isActive }: Form) {
  const flags = { needs_document: needsDocument, is_active: isActive };
  return { name: reason, name_hi: reasonHi, ...flags, updated_at: ctx.clock.now() };
}
