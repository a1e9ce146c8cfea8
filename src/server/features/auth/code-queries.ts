/** The SQL of one-time codes and their tickets. */
import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { OtpCodes } from "#server/tables/database.ts";

type Purpose = OtpCodes["purpose"];
type CodeRow = Selectable<OtpCodes>;

export async function insertCode(ctx: Handle, row: Insertable<OtpCodes>): Promise<void> {
  await ctx.db.insertInto("otp_codes").values(row).execute();
}

/** Which code is looked at: the newest of a purpose for a receiver, asked for from one known device or from none. */
interface Newest {
  purpose: Purpose;
  to: string;
  device?: Buffer | undefined;
  /** Checks after which it is no longer good. */
  most: number;
  now: Date;
}

/** The newest code while it is good: not used, not over, not checked too often. */
export async function findGoodCode(
  ctx: Handle,
  newest: Newest,
): Promise<Pick<CodeRow, "id" | "expires_at"> | undefined> {
  const row = await ctx.db
    .selectFrom("otp_codes")
    .select(["id", "expires_at", "used_at", "checks"])
    .where("id", "=", idOfNewest(ctx, newest))
    .executeTakeFirst();
  return row && !row.used_at && row.checks < newest.most && row.expires_at >= newest.now ? row : undefined;
}

/** Counts a check of the newest code and answers it; nothing when it is used, over or checked too often. */
export function checkNewestCode(ctx: Handle, newest: Newest): Promise<Pick<CodeRow, "id" | "code_hash"> | undefined> {
  return ctx.db
    .updateTable("otp_codes")
    .set((e) => ({ checks: e("checks", "+", 1) }))
    .where("id", "=", idOfNewest(ctx, newest))
    .where("used_at", "is", null)
    .where("checks", "<", newest.most)
    .where("expires_at", ">=", newest.now)
    .returning(["id", "code_hash"])
    .executeTakeFirst();
}

function idOfNewest({ db }: Handle, { purpose, to, device }: Newest) {
  return db
    .selectFrom("otp_codes as newest")
    .select("newest.id")
    .where("newest.phone", "=", to)
    .where("newest.purpose", "=", purpose)
    .where("newest.device_hash", "is not distinct from", device ?? null)
    .orderBy("newest.created_at", "desc")
    .orderBy("newest.id", "desc")
    .limit(1);
}

/** True for the one who uses the code first. */
export async function redeemOnce(ctx: Handle, id: string, now: Date): Promise<boolean> {
  const row = await ctx.db
    .updateTable("otp_codes")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A code that was used since then, and whether its ticket was. */
export function findUsedCode(
  ctx: Handle,
  { id, purpose, usedSince }: { id: string; purpose: Purpose; usedSince: Date },
): Promise<Pick<CodeRow, "phone" | "spent_at"> | undefined> {
  return ctx.db
    .selectFrom("otp_codes")
    .select(["phone", "spent_at"])
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("used_at", ">", usedSince)
    .executeTakeFirst();
}

/** True for the one who uses the ticket first. */
export async function spendCode(ctx: Handle, id: string, now: Date): Promise<boolean> {
  const row = await ctx.db
    .updateTable("otp_codes")
    .set({ spent_at: now })
    .where("id", "=", id)
    .where("spent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
