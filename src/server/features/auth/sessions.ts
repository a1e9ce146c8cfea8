/** Sessions opened, listed and ended; platform/sessions/sessions.ts finds out who is calling. */
import { createHash, randomBytes } from "node:crypto";
import { newId } from "#base/ids.ts";
import { IDLE_MINUTES, SESSION_HOURS } from "#contract/limits.ts";
import type { UserData } from "#contract/user-data.ts";
import { userDataOf } from "#server/features/members/accounts.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { cookieLine } from "#server/platform/http/cookies.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { bindCookieName } from "#server/platform/sessions/sessions.ts";
import { signToken } from "#server/platform/sessions/tokens.ts";
import { endSessions, insertSession, listLiveSessions, type SessionRow, setConfirmedAt } from "./session-queries.ts";

export type Client = SessionRow["client"];
export interface OpenedSession {
  authorization: string;
  userData: UserData;
}

/** Opens a session for the member; a browser's is bound to a cookie that goes out with the answer. */
export async function openSession(ctx: Ctx, memberId: string, client: Client): Promise<OpenedSession> {
  const id = newId();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await insertSession(ctx, {
    id,
    member_id: memberId,
    client,
    bind_hash: client === "mobile" ? null : bindTo(ctx, client),
    user_agent: ctx.caller.userAgent,
    ip: ctx.caller.ip,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    confirmed_at: client === "staff" ? now : null,
  });
  return {
    authorization: await signToken(ctx.config.sessionSecret, id, { now, expiresAt }),
    userData: await userDataOf(ctx, memberId),
  };
}

/** Notes that the session that asks has given its second factor again. */
export async function confirmOwnSession(ctx: Ctx): Promise<void> {
  await setConfirmedAt(ctx, memberOf(ctx).sessionId, ctx.clock.now());
}

/** Ends the session that asks; its cookie goes too. */
export async function endOwnSession(ctx: Ctx): Promise<void> {
  const { id, sessionId, client } = memberOf(ctx);
  await endSessions(ctx, { memberId: id, only: sessionId, reason: "logout", now: ctx.clock.now() });
  if (client !== "mobile") ctx.caller.setCookies.push(cookieOf(ctx, client, "", 0));
}

/** Where the caller is signed in, latest first. */
export async function listOwnSessions(ctx: Ctx): Promise<SessionRow[]> {
  const now = ctx.clock.now();
  const idleSince = new Date(now.getTime() - IDLE_MINUTES * 60_000);
  return listLiveSessions(ctx, { memberId: memberOf(ctx).id, now, idleSince });
}

export async function endOneSession(ctx: Ctx, id: string): Promise<void> {
  const memberId = memberOf(ctx).id;
  if (!(await endSessions(ctx, { memberId, only: id, reason: "ended-by-member", now: ctx.clock.now() })))
    refuse("session.not-found");
}

/** Ends all of the caller's sessions but the one that asks; answers how many. */
export function endOtherSessions(ctx: Ctx): Promise<number> {
  const { id, sessionId } = memberOf(ctx);
  return endSessions(ctx, { memberId: id, but: sessionId, reason: "ended-by-member", now: ctx.clock.now() });
}

/** Ends every session of a member who has been blocked, so that none comes alive when the block is lifted. */
export async function endSessionsOfBlocked(ctx: Handle & Pick<Ctx, "clock">, memberId: string): Promise<void> {
  await endSessions(ctx, { memberId, reason: "blocked", now: ctx.clock.now() });
}

function bindTo(ctx: Ctx, client: "web" | "staff"): Buffer {
  const secret = randomBytes(32).toString("base64url");
  ctx.caller.setCookies.push(cookieOf(ctx, client, secret, SESSION_HOURS * 3600));
  return createHash("sha256").update(secret).digest();
}

function cookieOf(ctx: Ctx, client: "web" | "staff", value: string, maxAge: number): string {
  const secure = ctx.config.publicUrl.startsWith("https:");
  return cookieLine(bindCookieName(ctx.config, client), value, { secure, maxAge });
}
