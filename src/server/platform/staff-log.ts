/** The log of what the staff and the operator do: each deed is written in its own transaction, and never changed. */
import { newId } from "#base/ids.ts";
import type english from "#messages/en/staff.json";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Ctx, memberOf } from "./context.ts";
import { insertDeed } from "./staff-log-queries.ts";

/** What can be done: the staff's catalogue has a sentence for each, 'staff.deed.<action>'. */
type DeedAction = keyof typeof english extends infer Id
  ? Id extends `staff.deed.${infer Action}`
    ? Action
    : never
  : never;

interface Deed<Action extends DeedAction> {
  action: Action;
  kind: string;
  /** Left out of what has no page or person of its own. */
  id?: string;
  /** What the subject is called now. */
  name: string;
  detail?: Record<string, string>;
}
export type StaffDeed = Deed<Exclude<DeedAction, OperatorAction>>;
type OperatorAction = Extract<DeedAction, `operator.${string}`>;
export type OperatorDeed = Deed<OperatorAction>;

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
  { action, kind, id, name, detail = {} }: Deed<DeedAction>,
): Promise<void> {
  return insertDeed(ctx, {
    id: newId(),
    staff_id: staffId,
    action,
    subject_kind: kind,
    subject_id: id ?? null,
    subject_name: name,
    detail: JSON.stringify(detail),
    done_at: ctx.clock.now(),
  });
}
