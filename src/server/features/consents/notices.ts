/** What both sides are told about a consent, in the portal and outside of it. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import { paths } from "#contract/paths.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { findPerson } from "./person-queries.ts";
import { findSubject, kindOf, type Subject, type SubjectKind, type SubjectKinds } from "./subjects.ts";
import type { LockedConsent } from "./write-queries.ts";

type Told = Pick<LockedConsent, "id" | "owner_id" | "asker_id">;
interface Answer {
  event: "accepted" | "refused" | "revoked" | "rejected";
  reason?: string;
  /** Given again after a no. */
  isAgain?: true;
}
type AboutSubject = Told & Pick<LockedConsent, "subject_id">;

/** That somebody asks: the owner, and whoever else may answer. */
export async function tellThoseWhoAnswer(
  ctx: Ctx,
  kind: SubjectKind,
  told: AboutSubject,
  title: string,
): Promise<void> {
  for (const memberId of [told.owner_id, ...(await kind.listAnswering(ctx, told.subject_id))])
    if (memberId !== told.asker_id) await tellOwner(ctx, { ...told, owner_id: memberId }, { title, event: "asked" });
}

/** That somebody asks, or has given back what was granted. */
export async function tellOwner(
  ctx: Ctx,
  { id, owner_id: memberId, asker_id }: Told,
  { title, event }: { title: string; event: "asked" | "given-back" },
): Promise<void> {
  const { name: who, city } = await findPerson(ctx, asker_id);
  const [about, path] = [`consent:${id}`, paths.consents()];
  await notify(ctx, {
    memberId,
    key: `notice.consent.${event}`,
    values: { who: maskContacts(who), title },
    redirect: path,
    about,
  });
  if (event === "asked")
    await addAlert(ctx, {
      memberId,
      kind: "consent-asked",
      about,
      path,
      values: { who, where: city ?? undefined, item: title },
    });
}

/** What became of the request, outside of the portal without a name; a request that the staff turned down carries their reason, and no alert. */
export async function tellAsker(
  ctx: Ctx,
  kinds: SubjectKinds,
  consent: Told & Pick<LockedConsent, "subject_kind" | "subject_id">,
  { event, reason, isAgain }: Answer,
): Promise<void> {
  const { id, asker_id: memberId, subject_id } = consent;
  const kind = kindOf(kinds, consent.subject_kind);
  const title = await titleFor(ctx, { kind, id: subject_id }, memberId);
  const found = await findSubject(ctx, { kind, id: subject_id });
  const path =
    event === "accepted" ? (found?.path ?? kind.path(shortId(subject_id))) : paths.consents({ side: "sent" });
  const values = { title, ...(reason === undefined ? {} : { reason }) };
  await notify(ctx, { memberId, key: `notice.consent.${event}`, values, redirect: path, about: `consent:${id}` });
  if (event !== "rejected")
    await addAlert(ctx, {
      memberId,
      kind: `consent-${event}`,
      // Each is told once; the end of a grant is told beside its beginning, and so is one that is given again.
      about: event === "revoked" ? `consent:${id}:revoked` : isAgain ? `consent:${id}:again` : `consent:${id}`,
      path,
    });
}

/** The name, where the asker may read it now: of an open subject, with a running plan. */
async function titleFor(ctx: Ctx, subject: Subject, askerId: string): Promise<string> {
  const row = await findSubject(ctx, subject);
  const { plan_expires_at } = await findPerson(ctx, askerId);
  return row?.isOpen && isPaid(planStatus(plan_expires_at, ctx.clock.now())) ? row.title : "hidden";
}
