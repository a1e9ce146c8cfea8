/** What employers do with the applications to their openings: list, open, shortlist, reject. */
import { shortId } from "#base/ids.ts";
import type { applications } from "#contract/applications/applications.ts";
import type { ApplicantView, OpenedApplication } from "#contract/applications/views.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { isClosed } from "#server/features/jobs/job-kind.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { findHandedResume } from "#server/features/resumes/resumes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type ApplicantRow, countStates, findOpening, findReceived, listApplicants } from "./queries.ts";
import { viewApplicant, viewHanded } from "./view.ts";
import { insertEvent, lockApplication, updateApplication } from "./write-queries.ts";

/** A page of who has applied to the caller's opening. */
export async function applicantPage(
  ctx: Ctx,
  { fkJobId: openingId, state, limit, cursor }: ParsedOf<typeof applications.fetchApplicants>,
) {
  const opening = (await findOpening(ctx, openingId, memberOf(ctx).id)) ?? refuse("job.not-found");
  const found = await listApplicants(ctx, { openingId, state, from: startOf(cursor), limit });
  const { rows, nextCursor } = pageOf(found, limit);
  return {
    job: {
      _id: shortId(opening.id),
      job_title: opening.name,
      isClosed: isClosed(opening, ctx.clock.now()),
      isFilled: opening.filled_at !== null,
    },
    applicants: rows.map(viewApplicant),
    counts: await countStates(ctx, openingId),
    nextCursor,
  };
}

/** It is seen from then on; that its contact was shown stands in the receipt once. */
export function openApplication(ctx: Ctx, id: string): Promise<OpenedApplication> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockReceived(ctx, id);
    const resume = (await findHandedResume(ctx, row.resume_id)) ?? refuse("application.not-found");
    const { id: me, paid } = memberOf(ctx);
    const now = ctx.clock.now();
    if (row.seen_at === null) {
      await updateApplication(ctx, id, { seen_at: now, ...(row.state === "sent" ? { state: "seen" } : {}) });
      await insertEvent(ctx, { application_id: id, event: "seen", actor_id: me });
    }
    if (paid && row.revealed_at === null) {
      await updateApplication(ctx, id, { revealed_at: now });
      await insertEvent(ctx, { application_id: id, event: "revealed", actor_id: me });
    }
    return { applicant: viewApplicant(await getReceived(ctx, id)), resume: viewHanded(resume, { paid }) };
  });
}

/** Either decision may take the place of the other; a repeated press changes nothing and tells nobody again. */
export function decideApplication(
  ctx: Ctx,
  id: string,
  decision: { state: "shortlisted" | "rejected"; words?: string },
): Promise<{ applicant: ApplicantView }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockReceived(ctx, id);
    const words = decision.words ?? null;
    if (row.state !== decision.state || row.words !== words) {
      const now = ctx.clock.now();
      await updateApplication(ctx, id, {
        state: decision.state,
        words,
        decided_at: now,
        seen_at: row.seen_at ?? now,
      });
      await insertEvent(ctx, { application_id: id, event: decision.state, actor_id: memberOf(ctx).id });
      if (row.state !== decision.state) await tellApplicant(ctx, row, decision.state);
    }
    return { applicant: viewApplicant(await getReceived(ctx, id)) };
  });
}

/** Held, with its state as stored; what is not handed to the caller is not found. */
async function lockReceived(ctx: Ctx, id: string) {
  const row = await getReceived(ctx, id);
  const locked = (await lockApplication(ctx, id)) ?? refuse("application.not-found");
  if (locked.state === "withdrawn") refuse("application.not-found");
  return { ...row, ...locked };
}

async function getReceived(ctx: Ctx, id: string): Promise<ApplicantRow> {
  return (await findReceived(ctx, id, memberOf(ctx).id)) ?? refuse("application.not-found");
}

async function tellApplicant(
  ctx: Ctx,
  { id, opening_id, applicant_id }: { id: string; opening_id: string; applicant_id: string },
  state: "shortlisted" | "rejected",
): Promise<void> {
  const title = (await findOpening(ctx, opening_id, memberOf(ctx).id))?.name ?? "";
  const [told, path] = [{ memberId: applicant_id, about: `application:${id}` }, paths.applications()];
  await notify(ctx, { ...told, key: `notice.application.${state}`, values: { title }, redirect: path });
  if (state === "shortlisted") await addAlert(ctx, { ...told, kind: state, path, values: { item: title } });
}
