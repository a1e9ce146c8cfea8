/** What members do with their applications: apply with the resume that they have, read what became of it, take it back. */
import { dayOf } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import type { applications } from "#contract/applications/applications.ts";
import type { ApplicationView } from "#contract/applications/views.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import { isClosed } from "#server/features/jobs/job-kind.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { findOwnResume } from "#server/features/resumes/own-resumes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findOwn, listOwn } from "./queries.ts";
import { viewApplication } from "./view.ts";
import {
  countUnseen,
  holdOpening,
  insertApplication,
  insertEvent,
  lockApplication,
  lockOfOpening,
  updateApplication,
} from "./write-queries.ts";

/** More than anybody can mean seriously on one day. */
const PER_DAY = { name: "applications", most: 20 };

/** Once for each opening: again is answered with the same. One that was withdrawn is sent anew, unless the employer had decided. */
export function apply(
  ctx: Ctx,
  { fkJobId: openingId, idempotencyKey: key }: ParsedOf<typeof applications.create>,
): Promise<{ application: ApplicationView }> {
  return once(ctx, { call: "application.create", key, body: { openingId } }, async (keep) =>
    inTransaction(ctx, async (ctx) => {
      const { id: applicantId } = memberOf(ctx);
      const opening = await getOpen(ctx, openingId);
      const before = await lockOfOpening(ctx, openingId, applicantId);
      if (!before || before.state === "withdrawn") {
        if (before?.decided_at) refuse("application.decided");
        const resumeId = await requireResume(ctx, applicantId);
        await takeOfDay(ctx, PER_DAY, applicantId, "application.too-many-today");
        await send(ctx, { openingId, applicantId, resumeId, again: before?.id });
        await tellEmployer(ctx, opening);
      }
      return keep(ctx, { application: await getOwn(ctx, openingId) });
    }),
  );
}

/** The caller's application to an opening, and what they would apply with. */
export async function applicationOfJob(ctx: Ctx, openingId: string) {
  const { id } = memberOf(ctx);
  const [row, resume] = [await findOwn(ctx, id, openingId), await findOwnResume(ctx, id)];
  return {
    application: row ? viewApplication(ctx, row) : null,
    resume: resume ? { headline: resume.name, isRefused: isRefused(resume) } : null,
  };
}

/** A page of the caller's, newest first. */
export async function ownApplications(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const found = await listOwn(ctx, { applicantId: memberOf(ctx).id, from: startOf(cursor), limit });
  const { rows, nextCursor } = pageOf(found, limit);
  return { applications: rows.map((row) => viewApplication(ctx, row)), nextCursor };
}

/** From then on the employer has nothing of the resume. A repeated press changes nothing. */
export function withdraw(ctx: Ctx, id: string): Promise<{ application: ApplicationView }> {
  return inTransaction(ctx, async (ctx) => {
    const me = memberOf(ctx).id;
    const application = await lockApplication(ctx, id);
    if (application?.applicant_id !== me) refuse("application.not-found");
    if (application.state !== "withdrawn") {
      await updateApplication(ctx, id, { state: "withdrawn", withdrawn_at: ctx.clock.now() });
      await insertEvent(ctx, { application_id: id, event: "withdrawn", actor_id: me });
    }
    return { application: await getOwn(ctx, application.opening_id) };
  });
}

/** Refuses what takes no applications, also where a block is in the way, of which nobody is told. */
async function getOpen(ctx: Ctx, openingId: string) {
  const opening = (await holdOpening(ctx, openingId)) ?? refuse("application.closed");
  const me = memberOf(ctx).id;
  if (opening.owner_id === me) refuse("application.own-thing");
  const isPublic = opening.approval === "approved" && opening.held_at === null;
  if (!isPublic || isClosed(opening, ctx.clock.now())) refuse("application.closed");
  if (await areBlockedInTurn(ctx, opening.owner_id, me)) refuse("application.closed");
  return opening;
}

type Resume = NonNullable<Awaited<ReturnType<typeof findOwnResume>>>;

/** The staff have turned it down, or grave reports hold it. */
const isRefused = ({ approval, held_at }: Resume) =>
  approval === "rejected" || approval === "withheld" || held_at !== null;

async function requireResume(ctx: Ctx, applicantId: string): Promise<string> {
  const resume = (await findOwnResume(ctx, applicantId)) ?? refuse("application.no-resume");
  if (isRefused(resume)) refuse("application.resume-refused");
  return resume.id;
}

interface Sent {
  openingId: string;
  applicantId: string;
  resumeId: string;
  /** The withdrawn one that is sent anew. */
  again: string | undefined;
}

async function send(ctx: Ctx, { openingId, applicantId, resumeId, again }: Sent): Promise<void> {
  const [id, now] = [again ?? newId(), ctx.clock.now()];
  const fresh = { state: "sent" as const, resume_id: resumeId, applied_at: now };
  if (again)
    await updateApplication(ctx, again, {
      ...fresh,
      withdrawn_at: null,
      seen_at: null,
      employer_reminded_at: null,
      silence_told_at: null,
    });
  else await insertApplication(ctx, { id, opening_id: openingId, applicant_id: applicantId, ...fresh });
  await insertEvent(ctx, { application_id: id, event: "applied", actor_id: applicantId });
}

/** Without a name: it says how many wait, and a later one takes its place. Outside of the portal an opening is told of once a day. */
async function tellEmployer(
  ctx: Ctx,
  { id, owner_id: memberId, name }: { id: string; owner_id: string; name: string },
) {
  const [path, about] = [paths.applicants(shortId(id)), `applications:${id}`];
  const values = { n: await countUnseen(ctx, id), title: name };
  await notify(ctx, { memberId, key: "notice.applications.new", values, redirect: path, about });
  const ofDay = `${about}:${dayOf(ctx.clock.now())}`;
  await addAlert(ctx, { memberId, kind: "applications", about: ofDay, path, values: { item: name } });
}

async function getOwn(ctx: Ctx, openingId: string): Promise<ApplicationView> {
  const row = (await findOwn(ctx, memberOf(ctx).id, openingId)) ?? refuse("application.not-found");
  return viewApplication(ctx, row);
}
