/** The resumes of the demo's members, as they stand in db/demo/resumes.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { OwnResume } from "#contract/resumes/views.ts";
import { kinds } from "#server/app.ts";
import { resumeKind } from "#server/features/resumes/resume-kind.ts";
import { insertResume } from "#server/features/resumes/write-queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { demoMembers } from "./demo-community.ts";
import { listEntryIds } from "./job-reference-queries.ts";

type Shared = Pick<
  OwnResume,
  | "headline"
  | "summary"
  | "experienceYears"
  | "skills"
  | "experience"
  | "education"
  | "relocation"
  | "currentSalary"
  | "expectedSalary"
  | "noticePeriod"
  | "workModes"
  | "employmentTypes"
  | "languages"
>;
interface DemoResume extends Shared {
  ownerKey: string;
  functionalAreaSlug: string;
  qualificationSlug: string;
  citySlug: string;
  moveCitySlugs: string[];
  approvedDaysAgo: number;
  state: "approved" | "pending";
}

/** Names and phones are those of their members. */
export async function insertDemoResumes(
  handle: Handle,
  now: Date,
  { places, members }: Record<"places", Map<string, number>> & Record<"members", Map<string, string>>,
): Promise<void> {
  const people = new Map(demoMembers().map((member) => [member.key, member]));
  const areas = await listEntryIds(handle, "functional_areas");
  const qualifications = await listEntryIds(handle, "qualifications");
  const rows = demoResumes().map((resume) => {
    const { name, phone } = people.get(resume.ownerKey)!;
    const at = new Date(now.getTime() - resume.approvedDaysAgo * DAY_MS);
    return {
      id: newId(),
      owner_id: members.get(resume.ownerKey)!,
      name: resume.headline,
      full_name: name,
      summary: resume.summary,
      place_id: places.get(resume.citySlug)!,
      relocation: resume.relocation,
      move_place_ids: resume.moveCitySlugs.map((slug) => places.get(slug)!),
      functional_area_id: areas.get(resume.functionalAreaSlug)!,
      qualification_id: qualifications.get(resume.qualificationSlug)!,
      experience_years: resume.experienceYears,
      current_salary: resume.currentSalary,
      expected_salary: resume.expectedSalary,
      notice_period: resume.noticePeriod,
      work_modes: resume.workModes,
      employment_types: resume.employmentTypes,
      skills: resume.skills,
      languages: resume.languages,
      experience: JSON.stringify(resume.experience),
      education: JSON.stringify(resume.education),
      phone,
      approval: resume.state,
      waiting_since: resume.state === "pending" ? at : null,
      created_at: at,
      updated_at: at,
    };
  });
  for (const row of rows) await insertResume(handle, row);
  await reindexItems(
    handle,
    kinds,
    resumeKind,
    rows.map(({ id }) => id),
  );
}

function demoResumes(): DemoResume[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/resumes.json"), "utf8"));
}
