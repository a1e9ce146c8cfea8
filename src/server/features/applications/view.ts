/** Applications in the words of the wire, for whoever applied and for the employer. */
import { maskContacts } from "#base/contact-mask.ts";
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ApplicantView, ApplicationView, HandedResume } from "#contract/applications/views.ts";
import type { WholeResume } from "#contract/resumes/views.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { ApplicantRow, OwnRow } from "./queries.ts";

const iso = (date: Date | null) => date?.toISOString() ?? null;
const masked = (text: string | null) => (text === null ? null : maskContacts(text));

export function viewApplication(ctx: Pick<Ctx, "clock">, row: OwnRow): ApplicationView {
  const hasPage = row.deleted_at === null && row.approval === "approved" && row.held_at === null;
  return {
    _id: shortId(row.id),
    fkJobId: shortId(row.opening_id),
    slug: slugify(row.name),
    job_title: maskContacts(row.name),
    company_name: maskContacts(row.company_name),
    city: row.place_name,
    cityHi: row.place_name_hi,
    hasPage,
    isClosed: !hasPage || row.closed_at !== null || row.closing_date < dayOf(ctx.clock.now()),
    state: row.told_state,
    words: masked(row.words),
    appliedAt: row.applied_at.toISOString(),
    seenAt: iso(row.seen_at),
    decidedAt: iso(row.decided_at),
  };
}

export function viewApplicant(row: ApplicantRow): ApplicantView {
  return {
    _id: shortId(row.id),
    fullName: maskContacts(row.full_name),
    headline: maskContacts(row.headline),
    city: row.place_name,
    cityHi: row.place_name_hi,
    experienceYears: row.experience_years,
    skills: row.skills.map(maskContacts),
    state: row.told_state,
    words: row.words,
    appliedAt: row.applied_at.toISOString(),
    seenAt: iso(row.seen_at),
    decidedAt: iso(row.decided_at),
  };
}

/** An employer without a running plan reads everything but the contact and the file. */
export function viewHanded(resume: WholeResume, { paid }: { paid: boolean }): HandedResume {
  if (paid) return { ...resume, contactsLocked: false };
  return { ...resume, phoneNo: null, email: null, fileLink: null, contactsLocked: true };
}
