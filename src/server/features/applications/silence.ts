/** The timed job of applications that nobody answers: after thirty days the employer is told, a week later whoever still waits. Each is told of once, which stands beside the application. */
import { DAY_MS } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { listSilentOpenings, lockSilent, lockUnreminded, markReminded, markTold } from "./silence-queries.ts";

const SILENT_DAYS = 30;
const ANSWER_DAYS = 7;
const AT_ONCE = 200;

/** Also catches up on days on which it did not run. */
export async function tellOfSilence(base: Base): Promise<void> {
  for (let told = AT_ONCE; told === AT_ONCE; ) told = await tellEmployers(base);
  for (let told = AT_ONCE; told === AT_ONCE; ) told = await tellApplicants(base);
}

async function tellEmployers(base: Base): Promise<number> {
  const before = daysAgo(base, SILENT_DAYS);
  const openings = await listSilentOpenings(base, before, AT_ONCE);
  for (const openingId of openings)
    await inTransaction(base, async (base) => {
      const waiting = await lockUnreminded(base, openingId, before);
      const [first] = waiting;
      if (!first) return;
      await markReminded(
        base,
        waiting.map(({ id }) => id),
        base.clock.now(),
      );
      await notify(base, {
        memberId: first.owner_id,
        key: "notice.applications.waiting",
        values: { n: waiting.length, title: first.name, days: SILENT_DAYS },
        redirect: paths.applicants(shortId(openingId)),
        about: `applications:${openingId}`,
      });
    });
  return openings.length;
}

function tellApplicants(base: Base): Promise<number> {
  return inTransaction(base, async (base) => {
    const silent = await lockSilent(base, daysAgo(base, ANSWER_DAYS), AT_ONCE);
    if (silent.length === 0) return 0;
    await markTold(
      base,
      silent.map(({ id }) => id),
      base.clock.now(),
    );
    for (const { id, applicant_id, applied_at, name } of silent)
      await notify(base, {
        memberId: applicant_id,
        key: "notice.application.silent",
        values: { title: name, days: Math.floor((base.clock.now().getTime() - applied_at.getTime()) / DAY_MS) },
        redirect: paths.applications(),
        about: `application:${id}`,
      });
    return silent.length;
  });
}

const daysAgo = ({ clock }: Base, days: number) => new Date(clock.now().getTime() - days * DAY_MS);
