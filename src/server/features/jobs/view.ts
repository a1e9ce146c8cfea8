/** Job openings in the words of the wire: cards, and one by itself. */
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { JobView } from "#contract/job-views.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { JobRow } from "./queries.ts";

/** What is stored of a card: all but its place. */
export function viewCardMembers(row: JobRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    job_title: maskContacts(row.name),
    company_name: maskContacts(row.company_name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    functionalArea: row.area_name,
    functionalAreaHi: row.area_name_hi,
    qualification: row.qualification_name,
    qualificationHi: row.qualification_name_hi,
    employmentType: row.employment_type,
    workMode: row.work_mode,
    experience: experienceOf(row),
    experienceFrom: row.experience_from,
    experienceTo: row.experience_to,
    salaryFromPaise: row.salary_from_paise,
    salaryToPaise: row.salary_to_paise,
    salaryPeriod: row.salary_period,
    openings: row.openings,
    closingDate: row.closing_date,
    postedOn: row.posted_at.toISOString(),
  };
}

export function experienceOf({ experience_from: from, experience_to: to }: JobRow): string {
  if (to === null) return from === 0 ? "0" : `${from}+`;
  return from === to ? String(from) : `${from}-${to}`;
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** `isMine`: its owner gets the contact and every text as typed. */
export function viewJob(row: JobRow, { isMine, isClosed }: { isMine: boolean; isClosed: boolean }): JobView {
  const shown = isMine ? (text: string) => text : maskContacts;
  return {
    ...viewCardMembers(row),
    job_title: shown(row.name),
    company_name: shown(row.company_name),
    description: shown(row.description),
    skills: row.skills.map(shown),
    contactPerson: shown(row.contact_person),
    phoneNo: isMine ? row.phone : null,
    email: isMine ? row.email : null,
    fkFunctionalAreaId: String(row.functional_area_id),
    fkQualificationId: String(row.qualification_id),
    fkStateId: row.state_code,
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
    isMine,
    isClosed,
    isFilled: row.filled_at !== null,
    approvalStatus: STATUS[row.approval],
    rejectionMessage: isMine ? (row.rejection_message ?? row.edit_rejection_message) : null,
    hasPendingEdit: isMine && row.approval !== "pending" && row.pending_edit !== null && row.waiting_since !== null,
    isHeld: isMine && row.held_at !== null,
    fkUserId: shortId(row.owner_id),
    updatedAt: row.updated_at.toISOString(),
  };
}
