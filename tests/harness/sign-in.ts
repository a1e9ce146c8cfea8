/** A session without the login screen. */
import { createHash, randomBytes } from "node:crypto";
import { newId } from "#base/ids.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Db } from "#server/platform/postgres/handle.ts";
import { bindCookieName } from "#server/platform/sessions/sessions.ts";
import { signToken } from "#server/platform/sessions/tokens.ts";

const HOURS = 12;

interface Place {
  db: Db;
  config: Config;
  clock: { now(): Date };
}

/** Makes a session of a member, good from now on, and answers the headers that its calls carry. */
export async function signInMember(
  { db, config, clock }: Place,
  memberId: string,
  client: "web" | "mobile" | "staff" = "web",
): Promise<{ headers: Record<string, string> }> {
  const id = newId();
  const bind = randomBytes(32).toString("hex");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000);
  await db
    .insertInto("sessions")
    .values({
      id,
      member_id: memberId,
      client,
      bind_hash: createHash("sha256").update(bind).digest(),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      confirmed_at: client === "staff" ? now : null,
    })
    .execute();
  const token = await signToken(config.sessionSecret, id, { now, expiresAt });
  const cookie = bindCookieName(config, client === "staff" ? "staff" : "web");
  return { headers: { authorization: `Bearer ${token}`, cookie: `${cookie}=${bind}` } };
}
