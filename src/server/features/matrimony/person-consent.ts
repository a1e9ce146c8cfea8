/** The consent of the person whom a profile is about, when somebody else wrote it: with a code to their own phone they read it, and agree or decline. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { type CodeSent, redeemCode, sendCode } from "#server/features/auth/codes.ts";
import { makeTicket, readTicket, spendTicket } from "#server/features/auth/tickets.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { NO_EDIT } from "./edits.ts";
import { findProfile } from "./queries.ts";
import { endSharing } from "./sharing.ts";
import { viewOwnProfile } from "./view.ts";
import { findMemberName, type LockedProfile, lockProfile, updateProfileRow } from "./write-queries.ts";

const purpose = "person" as const;

/** Sends the code; of an id that is no profile's everything happens but the message. */
export async function requestPersonCode(ctx: Ctx, id: string): Promise<CodeSent> {
  const row = await findProfile(ctx, id);
  const isAsked = row && !row.deleted_at && row.relation !== "self";
  return sendCode(ctx, { purpose, to: isAsked ? row.person_phone : id, language: "hi", withheld: !isAsked });
}

export async function readAsPerson(ctx: Ctx, { id, otp }: ParsedOf<typeof matrimony.readAsPerson>) {
  const row = await findProfile(ctx, id);
  const isAsked = row && !row.deleted_at && row.relation !== "self";
  // Of an id that is no profile's the try counts as well, and there is no code for it.
  const codeId = await redeemCode(ctx, { purpose, to: isAsked ? row.person_phone : id, code: otp });
  if (!isAsked) refuse("otp.wrong");
  return {
    ticket: makeTicket(ctx, purpose, { codeId, phone: row.person_phone }),
    profile: viewOwnProfile(ctx, row, null),
    writtenBy: await findMemberName(ctx, row.owner_id),
  };
}

/** Now or later: who has agreed may decline, and the other way round. The writer is told. */
export async function answerAsPerson(
  ctx: Ctx,
  { id, ticket: text, agrees, updatedAt }: ParsedOf<typeof matrimony.answerAsPerson>,
): Promise<void> {
  const ticket = await readTicket(ctx, purpose, text);
  await inTransaction(ctx, async (ctx) => {
    const profile = await lockProfile(ctx, id);
    if (!profile || profile.person_phone !== ticket.phone) refuse("ticket.invalid");
    if (profile.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("profile.changed");
    await spendTicket(ctx, ticket);
    await recordAnswer(ctx, profile, agrees);
  });
}

/** Inside the caller's transaction, which holds the profile. The writer is told. */
export async function recordAnswer(ctx: Ctx, profile: LockedProfile, agrees: boolean): Promise<void> {
  const now = ctx.clock.now();
  await updateProfileRow(ctx, profile.id, {
    person_agreed_at: agrees ? now : null,
    person_declined_at: agrees ? null : now,
    person_answered_phone: profile.person_phone,
    // Seen by nobody until the staff have looked again.
    ...(agrees ? {} : { ...NO_EDIT, approval: "pending" as const }),
    updated_at: now,
  });
  if (!agrees) await endSharing(ctx, profile.id);
  await notify(ctx, {
    memberId: profile.owner_id,
    key: agrees ? "notice.profile.agreed" : "notice.profile.declined",
    values: { title: profile.full_name },
    redirect: paths.ownProfiles(),
    about: `profile:${profile.id}`,
  });
}
