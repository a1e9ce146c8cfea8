/** What every verb and query gets as its first argument. */
import { sql } from "kysely";
import type { Logger } from "pino";
import type { PlanStatus, StaffRole } from "#contract/access.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Ports } from "./ports.ts";
import type { Db, RunNamed } from "./postgres/database.ts";

export interface MemberViewer {
  kind: "member";
  id: string;
  sessionId: string;
  client: "web" | "mobile" | "staff";
  plan: PlanStatus;
  paid: boolean;
  staffRole: StaffRole | null;
}
export type Viewer = { kind: "visitor" } | MemberViewer;

/** Facts of the request that some verbs need: where it came from and with what. */
export interface Caller {
  ip: string;
  userAgent: string;
  client: "web" | "mobile";
  cookies: Record<string, string | undefined>;
  /** Set-Cookie lines that go out with the answer. */
  setCookies: string[];
}

export interface Ctx {
  db: Db;
  /** Hot reads by named statement, outside any transaction. */
  query: RunNamed;
  viewer: Viewer;
  caller: Caller;
  clock: Clock;
  log: Logger;
  config: Config;
  ports: Ports;
}

/** The signed-in caller's id; only for calls whose access lets nobody else in. */
export function memberOf(ctx: Ctx): MemberViewer {
  if (ctx.viewer.kind !== "member") throw new Error("a call without a session reached a verb for members");
  return ctx.viewer;
}

/** Runs the work in one transaction; name the inner context `ctx` too, so that the outer handle cannot be used by mistake. */
export function inTransaction<C extends { db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}

/** Says that what these tags name has changed (pages showing it are dropped, everywhere, once the transaction commits). */
export async function changed(ctx: Pick<Ctx, "db">, ...tags: string[]): Promise<void> {
  for (const tag of new Set(tags)) await sql`select pg_notify('changed', ${tag})`.execute(ctx.db);
}
