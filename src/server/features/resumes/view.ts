/** Resumes in the words of the wire: what strangers, members with a plan, employers with an application and the member read. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type {
  OwnResume,
  ResumeCard,
  ResumeFacts,
  ResumeGrant,
  ResumeView,
  WholeResume,
} from "#contract/resumes/views.ts";
import type { Grant } from "#server/features/consents/grants.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { shownTexts } from "./columns.ts";
import { fileLink } from "./file-links.ts";
import type { ResumeRow } from "./queries.ts";

/** What is stored of a card: all but its place. Nothing of it names anybody. */
export function viewCardMembers(row: ResumeRow): Omit<ResumeCard, keyof ReturnType<typeof placeOf>> {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    headline: maskContacts(row.name),
    functionalArea: row.area_name,
    functionalAreaHi: row.area_name_hi,
    qualification: row.qualification_name,
    qualificationHi: row.qualification_name_hi,
    experienceYears: row.experience_years,
    expectedSalary: row.expected_salary,
    noticePeriod: row.notice_period,
    workModes: row.work_modes as ResumeCard["workModes"],
    employmentTypes: row.employment_types as ResumeCard["employmentTypes"],
    skills: row.skills.map(maskContacts),
    relocation: row.relocation,
  };
}

function placeOf(row: ResumeRow) {
  return {
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
  };
}

/** `reads`: whether its reader gets the fields; `grant`: what its member has handed over besides. */
export function viewResume(ctx: Ctx, row: ResumeRow, { reads, grant }: { reads: boolean; grant?: Grant }): ResumeView {
  const isMine = ctx.viewer.kind === "member" && ctx.viewer.id === row.owner_id;
  return {
    ...viewCardMembers(row),
    ...placeOf(row),
    locked: !reads,
    isMine,
    facts: reads ? factsOf(row, maskContacts) : null,
    granted: reads && grant ? viewGrant(ctx, row, grant) : null,
  };
}

function viewGrant(ctx: Ctx, row: ResumeRow, { scopes, until }: Grant): ResumeGrant {
  const hasFile = scopes.includes("resume");
  return {
    scopes: [...scopes],
    until: until.toISOString(),
    currentSalary: hasFile ? row.current_salary : null,
    fileLink: hasFile ? linkOf(ctx, row) : null,
  };
}

/** With contact and file, for a reader who may have them. */
export function viewWholeResume(ctx: Ctx, row: ResumeRow): WholeResume {
  return {
    ...viewCardMembers(row),
    ...placeOf(row),
    ...factsOf(row, maskContacts),
    currentSalary: row.current_salary,
    phoneNo: row.phone,
    email: row.email,
    fileLink: linkOf(ctx, row),
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** Every field as typed, waiting changes included; for its member and the staff. */
export function viewOwnResume(ctx: Ctx, row: ResumeRow): OwnResume {
  const { headline, fullName, ...texts } = { ...shownTexts(row), ...row.pending_edit };
  const edited = { ...row, ...texts, name: headline, full_name: fullName };
  return {
    ...viewWholeResume(ctx, row),
    ...factsOf(edited, (text) => text),
    headline: edited.name,
    skills: edited.skills,
    fkStateId: row.state_code,
    fkFunctionalAreaId: String(row.functional_area_id),
    fkQualificationId: String(row.qualification_id),
    fileName: row.file_name,
    fileUploadedAt: row.file_uploaded_at?.toISOString() ?? null,
    approvalStatus: STATUS[row.approval],
    rejectionMessage: row.rejection_message ?? row.edit_rejection_message,
    hasPendingEdit: row.approval !== "pending" && row.pending_edit !== null && row.waiting_since !== null,
    state: row.hidden_at ? "hidden" : "open",
    createdAt: row.created_at.toISOString(),
  };
}

function linkOf(ctx: Ctx, { id, file_name }: ResumeRow): string | null {
  return file_name === null ? null : fileLink(ctx, { resumeId: id, viewerId: memberOf(ctx).id });
}

function factsOf(row: ResumeRow, shown: (text: string) => string): ResumeFacts {
  return {
    fullName: shown(row.full_name),
    summary: shown(row.summary),
    moveCities: row.move_places.map(({ id, name, nameHi }) => ({ _id: String(id), city: name, cityHi: nameHi })),
    languages: row.languages as ResumeFacts["languages"],
    experience: row.experience.map(({ title, employer, details, ...months }) => ({
      ...months,
      title: shown(title),
      employer: shown(employer),
      details: details && shown(details),
    })),
    education: row.education.map(({ course, institute, year }) => ({
      course: shown(course),
      institute: shown(institute),
      year,
    })),
    hasFile: row.file_name !== null,
    updatedAt: row.updated_at.toISOString(),
  };
}
