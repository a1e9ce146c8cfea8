/** Alerts: notices that also leave the portal. Each is put into a ledger in the transaction of what it tells about, and is sent from there once. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { AlertValues } from "#server/tables/json-columns.ts";
import {
  type AlertKind,
  deleteAlertsBefore,
  findReceiver,
  insertAlert,
  listMembersWithDueAlerts,
} from "./alert-queries.ts";
import { dueAt } from "./hours.ts";

export interface Alert {
  memberId: string;
  kind: AlertKind;
  /** What it tells about, the same as of its notification where it has one ('lead:<uuid>'): it is told once. */
  about: string;
  /** The screen that its link opens. */
  path: string;
  /** As others have typed them; they are cleaned where the text is made. */
  values?: AlertValues;
}

type Alerting = Handle & Pick<Ctx, "clock" | "ports">;

/** The tasks' names in the queue. */
export const SEND_ALERTS = "send-alerts";
export const SEND_DUE_ALERTS = "send-due-alerts";
const AT_ONCE = 1000;
const KEPT_DAYS = 90;

/** Puts an alert into the ledger, in the caller's transaction. Nothing for who wants none, is blocked, or has never signed up. */
export async function addAlert(ctx: Alerting, { memberId, values = {}, ...alert }: Alert): Promise<void> {
  const receiver = await findReceiver(ctx, memberId);
  if (!receiver || receiver.channel === "none") return;
  const now = ctx.clock.now();
  const due_at = dueAt(now, alert.kind === "lead" ? receiver.pace : "at-once");
  const parameters = JSON.stringify(values);
  const row = { ...alert, id: newId(), member_id: memberId, parameters, due_at, created_at: now };
  if ((await insertAlert(ctx, row)) && due_at <= now) await wakeSender(ctx, memberId);
}

/** The job of every five minutes: wakes the sender for each member to whom something is due. */
export async function sendDueAlerts(base: Alerting): Promise<void> {
  for (const id of await listMembersWithDueAlerts(base, base.clock.now(), AT_ONCE)) await wakeSender(base, id);
}

/** Forgets alerts that were done long ago. */
export async function forgetOldAlerts(base: Alerting): Promise<void> {
  await deleteAlertsBefore(base, new Date(base.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}

/** One job a member: what comes while it waits goes with it. */
export async function wakeSender(ctx: Alerting, memberId: string): Promise<void> {
  await ctx.ports.addJob(ctx, SEND_ALERTS, { memberId }, { jobKey: `alerts-${memberId}` });
}
