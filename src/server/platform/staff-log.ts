/** The log of what the staff and the operator do: each deed is written in its own transaction, and never changed. */
import { newId } from "#base/ids.ts";
import type { StaffRole } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Ctx, memberOf } from "./context.ts";
import { insertDeed } from "./staff-log-queries.ts";

interface Deed<Action extends string, Kind extends string> {
  /** A message id of the staff's catalogue is made of it: 'staff.deed.<action>'. */
  action: Action;
  kind: Kind;
  id: string;
  /** What the subject is called now. */
  name: string;
  detail?: Record<string, string>;
}
export type StaffDeed = Deed<"business.approved" | "business.rejected" | "edit.approved" | "edit.rejected", "business">;
export type OperatorDeed = Deed<
  `operator.role.${StaffRole | "none"}` | "operator.blocked" | "operator.unblocked",
  "member"
>;

/** Writes that the caller, who must be staff, did this. */
export function recordDeed(ctx: Ctx, deed: StaffDeed): Promise<void> {
  return record(ctx, memberOf(ctx).id, deed);
}

/** Writes that the operator did this on the machine itself, where no session says who it was. */
export function recordOperatorDeed(ctx: Handle & Pick<Ctx, "clock">, deed: OperatorDeed): Promise<void> {
  return record(ctx, null, deed);
}

function record(
  ctx: Handle & Pick<Ctx, "clock">,
  staffId: string | null,
  { action, kind, id, name, detail = {} }: Deed<string, string>,
): Promise<void> {
  return insertDeed(ctx, {
    id: newId(),
    staff_id: staffId,
    action,
    subject_kind: kind,
    subject_id: id,
    subject_name: name,
    detail: JSON.stringify(detail),
    done_at: ctx.clock.now(),
  });
}
