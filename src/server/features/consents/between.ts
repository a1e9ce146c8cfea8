/** What a block makes of consents: who is blocked through one, and the end of all that is open between two members. */
import { maskContacts } from "#base/contact-mask.ts";
import { mayBlock } from "#server/features/blocks/blocks.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { endBetween } from "./answers.ts";
import { findParties, listBetween } from "./between-queries.ts";
import { findSubject, kindOf, listAnswered, type SubjectKinds } from "./subjects.ts";
import type { Asking } from "./write-queries.ts";

/** The other side of a consent of the caller's, under the name that the caller reads there. */
export const otherOfConsent =
  (kinds: SubjectKinds) =>
  async (ctx: Ctx, id: string): Promise<{ memberId: string; name: string | null }> => {
    const { id: me, paid } = memberOf(ctx);
    const row = (await findParties(ctx, id)) ?? refuse("consent.not-found");
    const isAsker = row.asker_id === me;
    const memberId = isAsker ? row.owner_id : row.asker_id;
    const answers = row.owner_id === me || (await listAnswered(ctx, kinds, me)).some(({ id }) => id === row.subject_id);
    if (!isAsker && (!answers || row.reached_at === null)) refuse("consent.not-found");
    if (!(await mayBlock(ctx, memberId))) refuse("consent.not-found");
    if (!isAsker) return { memberId, name: maskContacts(row.asker_name) };
    const subject = await findSubject(ctx, { kind: kindOf(kinds, row.subject_kind), id: row.subject_id });
    return { memberId, name: paid && subject?.isOpen ? maskContacts(subject.title) : null };
  };

/** Requests, grants, the notices of them and what waits to be sent; neither is told. Also what one has asked about a subject of somebody else's for which the other answers. */
export const endConsentsBetween =
  (kinds: SubjectKinds) =>
  async (ctx: Ctx, one: string, other: string): Promise<void> => {
    const also = [await askingOf(ctx, kinds, one, other), await askingOf(ctx, kinds, other, one)];
    await endBetween(ctx, one, other, also);
    const ids = await listBetween(ctx, one, other, also);
    await deleteToldAbout(
      ctx,
      [one, other],
      ids.map((id) => `consent:${id}`),
    );
  };

async function askingOf(ctx: Ctx, kinds: SubjectKinds, askerId: string, answererId: string): Promise<Asking> {
  return { askerId, subjectIds: (await listAnswered(ctx, kinds, answererId)).map(({ id }) => id) };
}
