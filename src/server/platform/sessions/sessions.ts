/** Who is calling: the token names a session, the session's row decides, and a web session needs its cookie as well. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isPaid, planStatus } from "#contract/access.ts";
import { IDLE_MINUTES } from "#contract/limits.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Ctx, MemberViewer } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findSession, type SessionRow, touchSession } from "./session-queries.ts";
import { readToken } from "./tokens.ts";

const TOUCH_AFTER_MS = 60_000;

type Cookies = Ctx["caller"]["cookies"];

/** The name of the cookie that belongs to a browser's session: __Host- when the portal is reached by https. The console has its own, so that both can be open in one browser. */
export function bindCookieName(config: Pick<Config, "publicUrl">, client: "web" | "staff" = "web"): string {
  const name = client === "staff" ? "vs-staff-bind" : "vs-bind";
  return config.publicUrl.startsWith("https:") ? `__Host-${name}` : name;
}

/** The member behind `authorization: Bearer <token>`; refuses with the specification's three sentences. `background` calls do not keep the session alive. */
export async function findMember(
  ctx: Omit<Ctx, "viewer">,
  authorization: string | undefined,
  background: boolean,
): Promise<MemberViewer> {
  const token = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/.exec(authorization ?? "")?.[1];
  if (!token) refuse("session.missing");
  const now = ctx.clock.now();
  const reading = await readToken(ctx.config.sessionSecret, token, now);
  if (reading === "expired") refuse("session.expired");
  if (reading === "invalid") refuse("session.missing");
  const row = await findSession(ctx, reading.sessionId);
  if (!row) refuse("session.missing");
  if (!isBound(ctx.config, ctx.caller.cookies, row)) return refuseUnbound(ctx, row, now);
  if (row.blocked_at && (!row.ended_at || row.end_reason === "blocked")) refuse("member.blocked");
  if (row.ended_at || (row.client === "staff" && !row.staff_role)) refuse("session.missing");
  if (isOver(row, now)) refuse("session.expired");
  if (!background && now.getTime() - row.last_seen_at.getTime() > TOUCH_AFTER_MS) await touchSession(ctx, row.id, now);
  const plan = planStatus(row.plan_expires_at, now);
  return {
    kind: "member",
    id: row.member_id,
    sessionId: row.id,
    client: row.client,
    plan,
    paid: isPaid(plan),
    staffRole: row.staff_role,
    confirmedAt: row.confirmed_at,
  };
}

/** A token without its cookie was copied, or is older than the cookie. If its session is alive, its member is notified. */
async function refuseUnbound(ctx: Omit<Ctx, "viewer">, row: SessionRow, now: Date): Promise<never> {
  if (!row.ended_at && !isOver(row, now))
    await ctx.ports.sessionMisused(ctx, { memberId: row.member_id, sessionId: row.id });
  refuse("session.missing");
}

function isOver(row: SessionRow, now: Date): boolean {
  return row.expires_at <= now || now.getTime() - row.last_seen_at.getTime() >= IDLE_MINUTES * 60_000;
}

/** For what is opened without a token, as pictures are: whether a session is alive and these cookies are of its browser; an app's has none. */
export async function isHeldBy(
  ctx: Handle & Pick<Ctx, "config" | "clock">,
  sessionId: string,
  cookies: Cookies,
): Promise<boolean> {
  const row = await findSession(ctx, sessionId);
  return row !== undefined && !row.ended_at && !isOver(row, ctx.clock.now()) && isBound(ctx.config, cookies, row);
}

function isBound(config: Config, cookies: Cookies, row: SessionRow): boolean {
  if (row.client === "mobile") return true;
  const cookie = cookies[bindCookieName(config, row.client)];
  if (!row.bind_hash || !cookie) return false;
  const hash = createHash("sha256").update(cookie).digest();
  return hash.length === row.bind_hash.length && timingSafeEqual(hash, row.bind_hash);
}
