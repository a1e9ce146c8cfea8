/** The SQL of one-time codes and their tickets. */
import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { OtpCodes } from "#server/tables/database.ts";

type Purpose = OtpCodes["purpose"];
type CodeRow = Selectable<OtpCodes>;

export async function insertCode(ctx: Handle, row: Insertable<OtpCodes>): Promise<void> {
  await ctx.db.insertInto("otp_codes").values(row).execute();
}

/** Until when the newest code can be used; nothing when it is used, over or checked too often. */
export async function findGoodCode(
  ctx: Handle,
  { purpose, phone, most, now }: { purpose: Purpose; phone: string; most: number; now: Date },
): Promise<Date | undefined> {
  const row = await ctx.db
    .selectFrom("otp_codes")
    .select(["expires_at", "used_at", "checks"])
    .where("phone", "=", phone)
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && !row.used_at && row.checks < most && row.expires_at >= now ? row.expires_at : undefined;
}

/** Counts a check of the newest code and answers it; nothing when it is used, over or checked too often. */
export function checkNewestCode(
  ctx: Handle,
  { purpose, phone, most, now }: { purpose: Purpose; phone: string; most: number; now: Date },
): Promise<Pick<CodeRow, "id" | "code_hash"> | undefined> {
  return ctx.db
    .updateTable("otp_codes")
    .set((e) => ({ checks: e("checks", "+", 1) }))
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("otp_codes as newest")
        .select("newest.id")
        .where("newest.phone", "=", phone)
        .where("newest.purpose", "=", purpose)
        .orderBy("newest.created_at", "desc")
        .orderBy("newest.id", "desc")
        .limit(1),
    )
    .where("used_at", "is", null)
    .where("checks", "<", most)
    .where("expires_at", ">=", now)
    .returning(["id", "code_hash"])
    .executeTakeFirst();
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
