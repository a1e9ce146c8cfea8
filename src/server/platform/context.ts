/** What all work is handed: the portal's own parts, and who is calling. */
import type { Logger } from "pino";
import type { PlanStatus, StaffRole } from "#contract/access.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Ports } from "./ports.ts";
import type { Handle } from "./postgres/handle.ts";
import { notify } from "./postgres/notify-queries.ts";

export interface MemberViewer {
  kind: "member";
  id: string;
  sessionId: string;
  client: "web" | "mobile" | "staff";
  plan: PlanStatus;
  paid: boolean;
  staffRole: StaffRole | null;
  /** When the session last gave its second factor; null where it has none. */
  confirmedAt: Date | null;
}
export type Viewer = { kind: "visitor" } | MemberViewer;

/** Facts of the request that some verbs need: its address, client and cookies. */
export interface Caller {
  ip: string;
  userAgent: string;
  client: "web" | "mobile";
  cookies: Record<string, string | undefined>;
  /** Set-Cookie lines that go out with the answer. */
  setCookies: string[];
}

/** What one running portal hands to all its work: requests, jobs, routes beside the API. */
export interface Base extends Handle {
  clock: Clock;
  log: Logger;
  config: Config;
  ports: Ports;
}

/** What every verb and query gets as its first argument. */
export interface Ctx extends Base {
  viewer: Viewer;
  caller: Caller;
}

/** The signed-in caller; only for calls that nobody else may make. */
export function memberOf(ctx: Ctx): MemberViewer {
  if (ctx.viewer.kind !== "member") throw new Error("a call without a session reached a verb for members");
  return ctx.viewer;
}

/** The channel for the tags of pages that have to be dropped. */
export const CHANGED = "changed";

/** Drops the pages that show what these tags name, in every process, once the transaction commits. */
export async function changed(ctx: Handle, ...tags: string[]): Promise<void> {
  for (const tag of new Set(tags)) await notify(ctx, CHANGED, tag);
}
