/** The SQL of authenticator apps and recovery codes. */
import type { Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Authenticators } from "#server/tables/database.ts";

export type AuthenticatorRow = Pick<Selectable<Authenticators>, "sealed" | "confirmed_at">;

export function findAuthenticator({ db }: Handle, memberId: string): Promise<AuthenticatorRow | undefined> {
  return db
    .selectFrom("authenticators")
    .select(["sealed", "confirmed_at"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/** Stores one that is being set up, in place of another that was; one that is confirmed stays. */
export async function upsertUnconfirmed({ db }: Handle, memberId: string, sealed: Buffer): Promise<void> {
  await db
    .insertInto("authenticators")
    .values({ member_id: memberId, sealed })
    .onConflict((o) => o.column("member_id").doUpdateSet({ sealed }).where("authenticators.confirmed_at", "is", null))
    .execute();
}

/** True for the one who uses this step, or a later one, first. */
export async function redeemStep({ db }: Handle, memberId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable("authenticators")
    .set({ last_step: step })
    .where("member_id", "=", memberId)
    .where("last_step", "<", step)
    .returning("member_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmAuthenticator({ db }: Handle, memberId: string, now: Date): Promise<void> {
  await db.updateTable("authenticators").set({ confirmed_at: now }).where("member_id", "=", memberId).execute();
}

export async function insertRecoveryCodes({ db }: Handle, memberId: string, hashes: Buffer[]): Promise<void> {
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
}

/** True for the one who uses the code first. */
export async function redeemRecoveryCode({ db }: Handle, memberId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("member_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAuthenticator({ db }: Handle, memberId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await db.deleteFrom("authenticators").where("member_id", "=", memberId).execute();
}
