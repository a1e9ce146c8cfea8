/** Members as signing up and in need them: found by phone, made, claimed, given a PIN. */
import { longId, newId } from "#base/ids.ts";
import type { StaffRole } from "#contract/access.ts";
import type { UserData } from "#contract/user-data.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type AccountRow, findAccount } from "./account-queries.ts";
import { findPublicMember } from "./public-queries.ts";
import { findMember } from "./queries.ts";
import { viewUserData } from "./view.ts";

export interface Account {
  id: string;
  name: string;
  firstName: string;
  phone: string;
  email: string | null;
  birthDate: string | null;
  language: "en" | "hi";
  /** Null for an owner known from an import who has not claimed the account. */
  pinHash: string | null;
  isBlocked: boolean;
  staffRole: StaffRole | null;
}

/** What a person fills in at sign-up, and what is known of how they came. */
export interface NewMember {
  kind: "individual" | "professional" | "business";
  firstName: string;
  lastName?: string | undefined;
  phone: string;
  email?: string | undefined;
  gender?: "female" | "male" | "other" | undefined;
  birthDate?: string | undefined;
  placeId?: number | undefined;
  address?: string | undefined;
  pinCode?: string | undefined;
  language: "en" | "hi";
  refId?: string | undefined;
  referredBy?: string | undefined;
  inviterId?: string | undefined;
}

export async function findAccountByPhone(ctx: Handle, phone: string): Promise<Account | undefined> {
  const row = await findAccount(ctx, { phone });
  return row && account(row);
}

export async function getAccount(ctx: Handle, id: string): Promise<Account> {
  const row = await findAccount(ctx, { id });
  return row ? account(row) : refuse("member.not-found");
}

/** The member a referral link names, unless blocked or unknown. */
export async function findInviter(
  ctx: Handle,
  refId: string | undefined,
): Promise<{ id: string; firstName: string } | undefined> {
  const id = refId === undefined ? undefined : longId(refId);
  const row = id && (await findPublicMember(ctx, id));
  return row ? { id: row.id, firstName: row.first_name } : undefined;
}

/** A fresh id for a member to be; PINs are hashed together with it. */
export function newMemberId(): string {
  return newId();
}

/** Makes the member, on Plan 0; false when somebody has the phone already. */
export async function createMember(ctx: Ctx, id: string, member: NewMember, pinHash: string): Promise<boolean> {
  const row = await ctx.db
    .insertInto("members")
    .values({ id, phone: member.phone, created_at: ctx.clock.now(), ...valuesOf(ctx, member, pinHash) })
    .onConflict((c) => c.column("phone").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an imported, unclaimed account to its phone's owner, with what the owner filled in; false when it has an owner by now. */
export async function claimMember(ctx: Ctx, id: string, member: NewMember, pinHash: string): Promise<boolean> {
  const row = await ctx.db
    .updateTable("members")
    .set(valuesOf(ctx, member, pinHash))
    .where("id", "=", id)
    .where("pin_hash", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** In which language to write to a phone: a member's own; the one asked for where nobody has chosen one yet. */
export function languageFor(account: Account | undefined, asked: "en" | "hi"): "en" | "hi" {
  return account?.pinHash ? account.language : asked;
}

/** Without a language, the member's stays. */
export async function setPin(
  ctx: Ctx,
  id: string,
  { pinHash, language }: { pinHash: string; language?: "en" | "hi" },
): Promise<void> {
  await ctx.db
    .updateTable("members")
    .set({ pin_hash: pinHash, ...(language ? { language } : {}), updated_at: ctx.clock.now() })
    .where("id", "=", id)
    .execute();
}

/** What the member's browser keeps. */
export async function userDataOf(ctx: Handle & Pick<Ctx, "clock">, id: string): Promise<UserData> {
  const row = await findMember(ctx, id);
  return row ? viewUserData(row, ctx.clock.now()) : refuse("member.not-found");
}

function account(row: AccountRow): Account {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    phone: row.phone,
    email: row.email,
    birthDate: row.birth_date,
    language: row.language,
    pinHash: row.pin_hash,
    isBlocked: row.blocked_at !== null,
    staffRole: row.staff_role,
  };
}

function valuesOf(ctx: Ctx, member: NewMember, pinHash: string) {
  const now = ctx.clock.now();
  return {
    kind: member.kind,
    first_name: member.firstName,
    last_name: member.lastName ?? "",
    email: member.email ?? null,
    gender: member.gender ?? null,
    birth_date: member.birthDate ?? null,
    place_id: member.placeId ?? null,
    address: member.address ?? null,
    pin_code: member.pinCode ?? null,
    language: member.language,
    ref_id: member.refId ?? null,
    referred_by: member.referredBy ?? null,
    invited_by: member.inviterId ?? null,
    pin_hash: pinHash,
    terms_accepted_at: now,
    updated_at: now,
  };
}
