/** Members as accounts: found by phone, made, claimed, given a PIN, blocked. */
import { longId, newId } from "#base/ids.ts";
import type { StaffRole } from "#contract/access.ts";
import type { auth } from "#contract/auth.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { UserData } from "#contract/user-data.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type AccountRow, findAccount, insertMember, updateMember, updateUnclaimed } from "./account-queries.ts";
import { takeOffList } from "./listed-queries.ts";
import { findActiveMember, findMember } from "./queries.ts";
import { columnsOf, type MemberForm, viewUserData } from "./view.ts";

type Language = AccountRow["language"];

export interface Account {
  id: string;
  name: string;
  firstName: string;
  phone: string;
  /** Where mail may go: the e-mail address once the member has confirmed it. */
  mailAddress: string | null;
  email: string | null;
  birthDate: string | null;
  language: Language;
  /** Null for an owner known from an import who has not claimed the account. */
  pinHash: string | null;
  isBlocked: boolean;
  staffRole: StaffRole | null;
  /** Until when one of the staff may set a new PIN with a code by SMS. */
  pinResetUntil: Date | null;
}

/** What a person fills in at sign-up, the phone that was proved, and who invited. */
export type NewMember = MemberForm &
  Pick<ParsedOf<typeof auth.create>, "kind" | "language" | "refId" | "referredby"> & {
    phone: string;
    inviterId: string | undefined;
  };

export async function findAccountByPhone(ctx: Handle, phone: string): Promise<Account | undefined> {
  const row = await findAccount(ctx, { phone });
  return row && accountOf(row);
}

export async function getAccount(ctx: Handle, id: string): Promise<Account> {
  const row = await findAccount(ctx, { id });
  return row ? accountOf(row) : refuse("member.not-found");
}

/** The member a referral link names, unless blocked or unknown. */
export async function findInviter(
  ctx: Handle,
  refId: string | undefined,
): Promise<{ id: string; firstName: string } | undefined> {
  const id = refId === undefined ? undefined : longId(refId);
  const row = id && (await findActiveMember(ctx, id));
  return row ? { id: row.id, firstName: row.first_name } : undefined;
}

/** A fresh id for a member to be; PINs are hashed together with it. */
export function newMemberId(): string {
  return newId();
}

/** Makes the member, on Plan 0; false when somebody has the phone already. */
export async function createMember(ctx: Ctx, id: string, member: NewMember, pinHash: string): Promise<boolean> {
  const since = await takeOffList(ctx, member.phone);
  const made = { id, phone: member.phone, created_at: since ?? ctx.clock.now() };
  return insertMember(ctx, { ...made, ...columnsOfNew(ctx, member, pinHash) });
}

/** Gives an imported, unclaimed account to its phone's owner, with what the owner filled in; false when it has an owner by now. */
export async function claimMember(ctx: Ctx, id: string, member: NewMember, pinHash: string): Promise<boolean> {
  const since = await takeOffList(ctx, member.phone);
  return updateUnclaimed(ctx, id, { ...columnsOfNew(ctx, member, pinHash), ...(since && { created_at: since }) });
}

/** In which language to write to a phone: a member's own; the requested one where nobody has chosen one yet. */
export function languageFor(account: Account | undefined, requested: Language): Language {
  return account?.pinHash ? account.language : requested;
}

/** Without a language, the member's stays. `confirms`: a code sent to the phone was right. */
export async function setPin(
  ctx: Ctx,
  id: string,
  { pinHash, language, confirms }: { pinHash: string; language?: Language; confirms?: "phone" },
): Promise<void> {
  const now = ctx.clock.now();
  await updateMember(ctx, id, {
    pin_hash: pinHash,
    pin_reset_until: null,
    ...(language ? { language } : {}),
    ...(confirms ? { phone_confirmed_at: now } : {}),
    updated_at: now,
  });
}

/** Blocks the account at that instant, or opens it again with null; what the member owns follows by a trigger of the database. */
export async function setBlockedAt(ctx: Handle & Pick<Ctx, "clock">, id: string, at: Date | null): Promise<void> {
  await updateMember(ctx, id, { blocked_at: at, updated_at: ctx.clock.now() });
}

/** What the member's browser stores of the member. */
export async function userDataOf(ctx: Handle & Pick<Ctx, "clock">, id: string): Promise<UserData> {
  const row = await findMember(ctx, id);
  return row ? viewUserData(row, ctx.clock.now()) : refuse("member.not-found");
}

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    phone: row.phone,
    mailAddress: row.email === row.confirmed_email ? row.email : null,
    email: row.email,
    birthDate: row.birth_date,
    language: row.language,
    pinHash: row.pin_hash,
    isBlocked: row.blocked_at !== null,
    staffRole: row.staff_role,
    pinResetUntil: row.pin_reset_until,
  };
}

function columnsOfNew(ctx: Ctx, member: NewMember, pinHash: string) {
  const now = ctx.clock.now();
  return {
    ...columnsOf(member),
    kind: member.kind,
    language: member.language,
    ref_id: member.refId ?? null,
    referred_by: member.referredby ?? null,
    invited_by: member.inviterId ?? null,
    pin_hash: pinHash,
    terms_accepted_at: now,
    phone_confirmed_at: now,
    updated_at: now,
  };
}
