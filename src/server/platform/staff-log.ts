/** The log of what the staff and the operator do and the portal notices: each action is written in its own transaction, and never changed. */
import { newId } from "#base/ids.ts";
import type english from "#messages/en/staff.json";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Ctx, memberOf } from "./context.ts";
import { insertLogEntry } from "./staff-log-queries.ts";

/** What can be done: the staff's catalogue has a sentence for each, 'staff.action.<action>'. */
type Action = keyof typeof english extends infer Id ? (Id extends `staff.action.${infer Name}` ? Name : never) : never;

interface LogEntry<Name extends Action> {
  action: Name;
  kind: string;
  /** Left out of what has no page or person of its own. */
  id?: string;
  /** What the subject is called now. */
  name: string;
  detail?: Record<string, string>;
}
export type StaffLogEntry = LogEntry<Exclude<Action, OperatorAction | PortalAction>>;
type OperatorAction = Extract<Action, `operator.${string}`>;
type PortalAction = Extract<Action, `portal.${string}`>;
export type OperatorLogEntry = LogEntry<OperatorAction>;

/** Writes that the caller, who must be staff, did this. */
export function logStaffAction(ctx: Ctx, entry: StaffLogEntry): Promise<void> {
  return record(ctx, memberOf(ctx).id, entry);
}

/** Writes that a job has done what this member of the staff had asked for. */
export function logEndedStaffAction(
  ctx: Handle & Pick<Ctx, "clock">,
  staffId: string,
  entry: StaffLogEntry,
): Promise<void> {
  return record(ctx, staffId, entry);
}

/** Writes that the operator did this on the machine itself, where no session says who it was. */
export function logOperatorAction(ctx: Handle & Pick<Ctx, "clock">, entry: OperatorLogEntry): Promise<void> {
  return record(ctx, null, entry);
}

/** Writes what the portal itself noticed, for the staff to look at. */
export function logNotice(ctx: Handle & Pick<Ctx, "clock">, entry: LogEntry<PortalAction>): Promise<void> {
  return record(ctx, null, entry);
}

function record(
  ctx: Handle & Pick<Ctx, "clock">,
  staffId: string | null,
  { action, kind, id, name, detail = {} }: LogEntry<Action>,
): Promise<void> {
  return insertLogEntry(ctx, {
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
