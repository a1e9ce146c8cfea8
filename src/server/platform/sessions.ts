/** Who is calling: the token names a session, the session's row decides, and a web session needs its cookie as well. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isPaid, planStatus, type StaffRole } from "#contract/access.ts";
import { IDLE_MINUTES } from "#contract/limits.ts";
import type { Config } from "./config.ts";
import type { Ctx, MemberViewer } from "./context.ts";
import { refuse } from "./refusal.ts";
import { readToken } from "./tokens.ts";

interface SessionRow {
  id: string;
  member_id: string;
  client: MemberViewer["client"];
  bind_hash: Buffer | null;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  plan_expires_at: Date | null;
  blocked_at: Date | null;
  staff_role: StaffRole | null;
}

const FIND = {
  name: "session-by-id",
  text: `select s.id, s.member_id, s.client, s.bind_hash, s.last_seen_at, s.expires_at, s.ended_at, m.plan_expires_at, m.blocked_at, m.staff_role
    from sessions s join members m on m.id = s.member_id where s.id = $1`,
};
const TOUCH_AFTER_MS = 60_000;

/** The name of the cookie that belongs to a web session: __Host- when the portal is reached by https. */
export function bindCookieName(config: Pick<Config, "publicUrl">): string {
  return config.publicUrl.startsWith("https:") ? "__Host-vs-bind" : "vs-bind";
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
  const [row] = await ctx.query<SessionRow>({ ...FIND, values: [reading.sessionId] });
  if (!row || row.ended_at || !isBound(row, ctx.caller.cookies[bindCookieName(ctx.config)])) refuse("session.missing");
  if (row.blocked_at) refuse("member.blocked");
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  if (row.expires_at <= now || idleMs >= IDLE_MINUTES * 60_000) refuse("session.expired");
  if (!background && idleMs > TOUCH_AFTER_MS)
    await ctx.db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", row.id).execute();
  const plan = planStatus(row.plan_expires_at, now);
  return {
    kind: "member",
    id: row.member_id,
    sessionId: row.id,
    client: row.client,
    plan,
    paid: isPaid(plan),
    staffRole: row.staff_role,
  };
}

function isBound(row: SessionRow, cookie: string | undefined): boolean {
  if (row.client === "mobile") return true;
  if (!row.bind_hash || !cookie) return false;
  const hash = createHash("sha256").update(cookie).digest();
  return hash.length === row.bind_hash.length && timingSafeEqual(hash, row.bind_hash);
}
