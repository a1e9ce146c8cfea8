/** A resume as it is typed, as columns: what changes at once, and the texts, of which changes wait for the staff once it is approved. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { resumes } from "#contract/resumes/resumes.ts";
import type { EducationView, ExperienceView } from "#contract/resumes/views.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { requireArea, requireQualification } from "#server/features/jobs/reference.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingResume } from "#server/tables/json-columns.ts";
import type { LockedResume } from "./write-queries.ts";

export type ResumeInput = Omit<ParsedOf<typeof resumes.update>, "id" | "removeFile">;

/** What is chosen, and how its member is reached: nobody should have to wait to say that they have moved. Refuses what there is not. */
export async function factColumns(ctx: Ctx, given: ResumeInput) {
  const moves = given.relocation === "cities" ? [...new Set(given.moveCityIds)] : [];
  const places = await Promise.all(moves.map((city) => getPlace(ctx, city)));
  return {
    place_id: (await getPlace(ctx, given.fkCityId)).id,
    relocation: given.relocation,
    move_place_ids: places.map(({ id }) => id),
    functional_area_id: await requireArea(ctx, given.fkFunctionalAreaId, "fkFunctionalAreaId"),
    qualification_id: await requireQualification(ctx, given.fkQualificationId, "fkQualificationId"),
    experience_years: given.experienceYears,
    current_salary: given.currentSalary ?? null,
    expected_salary: given.expectedSalary ?? null,
    notice_period: given.noticePeriod,
    work_modes: given.workModes,
    employment_types: given.employmentTypes,
    languages: given.languages,
    phone: given.phoneNo,
    email: given.email ?? null,
  };
}

/** Posts and courses, the newest first. */
export function textsOf(given: ResumeInput): Required<PendingResume> {
  const experience = given.experience.map(({ to = null, details = null, ...post }) => postOf({ ...post, to, details }));
  const education = given.education.map(({ year = null, ...course }) => courseOf({ ...course, year }));
  return {
    headline: given.headline,
    fullName: given.fullName,
    summary: given.summary,
    skills: given.skills ?? [],
    experience: experience.toSorted(
      (a, b) => newestFirst(a.to ?? "9999", b.to ?? "9999") || newestFirst(a.from, b.from),
    ),
    education: education.toSorted((a, b) => newestFirst(String(a.year ?? 0), String(b.year ?? 0))),
  };
}

const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** All of them as columns. */
export function textColumns({ headline, fullName, summary, skills, experience, education }: Required<PendingResume>) {
  return {
    name: headline,
    full_name: fullName,
    summary,
    skills,
    experience: JSON.stringify(experience),
    education: JSON.stringify(education),
  };
}

/** As others read them now; the database keeps the fields of an entry in an order of its own. */
export function shownTexts(
  row: Pick<LockedResume, "name" | "full_name" | "summary" | "skills" | "experience" | "education">,
): Required<PendingResume> {
  const { summary, skills } = row;
  return {
    headline: row.name,
    fullName: row.full_name,
    summary,
    skills,
    experience: row.experience.map(postOf),
    education: row.education.map(courseOf),
  };
}

const postOf = ({ title, employer, from, to, details }: ExperienceView) => ({ title, employer, from, to, details });
const courseOf = ({ course, institute, year }: EducationView) => ({ course, institute, year });

/** No change waits any more. */
export const NO_EDIT = { pending_edit: null, edit_rejection_message: null };

/** What one save makes of the texts. What is not approved changes at once and waits as a whole; of an approved resume the change waits, and the old texts stay. */
export function savedTexts(ctx: Ctx, before: LockedResume, given: ResumeInput) {
  const wanted = textsOf(given);
  const since = before.waiting_since ?? ctx.clock.now();
  if (before.approval !== "approved" && before.approval !== "withheld")
    return {
      ...textColumns(wanted),
      ...NO_EDIT,
      approval: "pending" as const,
      rejection_message: null,
      waiting_since: since,
    };
  const edit = nextEdit(shownTexts(before), before.pending_edit, wanted);
  return {
    pending_edit: edit && JSON.stringify(edit),
    edit_rejection_message: null,
    waiting_since: edit && since,
  };
}
