/** The openings of the demo's employers, as they stand in db/demo/jobs.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { jobKind } from "#server/features/jobs/job-kind.ts";
import { insertJob } from "#server/features/jobs/write-queries.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { JobOpenings } from "#server/tables/database.ts";
import { demoMembers } from "./demo-community.ts";
import { listEntryIds } from "./job-reference-queries.ts";

interface DemoJob {
  key: string;
  ownerKey: string;
  jobTitle: string;
  companyName: string;
  functionalAreaSlug: string;
  qualificationSlug: string;
  employmentType: JobOpenings["employment_type"];
  workMode: JobOpenings["work_mode"];
  citySlug: string;
  experienceFrom: number;
  experienceTo?: number;
  salaryFromPaise?: number;
  salaryToPaise?: number;
  salaryPeriod: JobOpenings["salary_period"];
  skills: string[];
  openings: number;
  postedDaysAgo: number;
  closesInDays: number;
  contactPerson: string;
  description: string;
  /** Left out of those that are public. */
  state?: "pending" | "rejected" | "filled";
  rejectionMessage?: string;
  /** The title that waits for the staff while the old one is public. */
  editTitle?: string;
}

/** Their phones are those of their owners. */
export async function insertDemoJobs(
  handle: Handle,
  now: Date,
  { places, members }: Record<"places", Map<string, number>> & Record<"members", Map<string, string>>,
): Promise<void> {
  const phones = new Map(demoMembers().map(({ key, phone }) => [key, phone]));
  const areas = await listEntryIds(handle, "functional_areas");
  const qualifications = await listEntryIds(handle, "qualifications");
  const rows = demoJobs().map((job) => {
    const posted = new Date(now.getTime() - job.postedDaysAgo * DAY_MS);
    return {
      id: newId(),
      owner_id: members.get(job.ownerKey)!,
      name: job.jobTitle,
      company_name: job.companyName,
      description: job.description,
      functional_area_id: areas.get(job.functionalAreaSlug)!,
      qualification_id: qualifications.get(job.qualificationSlug)!,
      employment_type: job.employmentType,
      work_mode: job.workMode,
      place_id: places.get(job.citySlug)!,
      experience_from: job.experienceFrom,
      experience_to: job.experienceTo ?? null,
      salary_from_paise: job.salaryFromPaise ?? null,
      salary_to_paise: job.salaryToPaise ?? null,
      salary_period: job.salaryPeriod,
      skills: job.skills,
      openings: job.openings,
      closing_date: dayOf(new Date(now.getTime() + job.closesInDays * DAY_MS)),
      contact_person: job.contactPerson,
      phone: phones.get(job.ownerKey)!,
      ...stateOf(job, now),
      posted_at: posted,
      updated_at: posted,
    };
  });
  for (const row of rows) await insertJob(handle, row);
  await reindexItems(
    handle,
    kinds,
    jobKind,
    rows.map(({ id }) => id),
  );
}

function stateOf({ state, rejectionMessage, editTitle }: DemoJob, now: Date) {
  if (state === "pending") return { approval: "pending" as const, waiting_since: now };
  if (state === "rejected") return { approval: "rejected" as const, rejection_message: rejectionMessage ?? null };
  return {
    approval: "approved" as const,
    ...(state === "filled" ? { filled_at: now, closed_at: now } : {}),
    ...(editTitle ? { pending_edit: JSON.stringify({ name: editTitle }), waiting_since: now } : {}),
  };
}

function demoJobs(): DemoJob[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/jobs.json"), "utf8"));
}
