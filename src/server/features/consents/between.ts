/** What a block makes of consents: who is blocked through one, and the end of all that is open between two members. */
import { maskContacts } from "#base/contact-mask.ts";
import { mayBlock } from "#server/features/blocks/blocks.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { endBetween } from "./answers.ts";
import { findParties, listBetween } from "./between-queries.ts";
import { findSubject, kindOf, type SubjectKinds } from "./subjects.ts";

/** The other side of a consent of the caller's, under the name that the caller reads there. */
export const otherOfConsent =
  (kinds: SubjectKinds) =>
  async (ctx: Ctx, id: string): Promise<{ memberId: string; name: string | null }> => {
    const { id: me, paid } = memberOf(ctx);
    const row = (await findParties(ctx, id)) ?? refuse("consent.not-found");
    const isOwner = row.owner_id === me && row.reached_at !== null;
    const memberId = isOwner ? row.asker_id : row.owner_id;
    if ((!isOwner && row.asker_id !== me) || !(await mayBlock(ctx, memberId))) refuse("consent.not-found");
    if (isOwner) return { memberId, name: maskContacts(row.asker_name) };
    const subject = await findSubject(ctx, { kind: kindOf(kinds, row.subject_kind), id: row.subject_id });
    return { memberId, name: paid && subject?.isOpen ? maskContacts(subject.title) : null };
  };

/** Requests, grants, the notices of them and what waits to be sent; neither is told. */
export async function endConsentsBetween(ctx: Ctx, one: string, other: string): Promise<void> {
  await endBetween(ctx, one, other);
  const ids = await listBetween(ctx, one, other);
  await deleteToldAbout(
    ctx,
    [one, other],
    ids.map((id) => `consent:${id}`),
  );
}
