/** The form of an opening as columns of its row. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { jobs } from "#contract/jobs.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { requireArea, requireQualification } from "./reference.ts";

export type OpeningColumns = Awaited<ReturnType<typeof columnsOf>>;

/** Refuses what is no area of work, qualification or place. */
export async function columnsOf(ctx: Ctx, given: Omit<ParsedOf<typeof jobs.update>, "id">) {
  return {
    name: given.job_title,
    company_name: given.company_name,
    description: given.description,
    functional_area_id: await requireArea(ctx, given.fkFunctionalAreaId, "fkFunctionalAreaId"),
    qualification_id: await requireQualification(ctx, given.fkQualificationId, "fkQualificationId"),
    employment_type: given.employmentType,
    work_mode: given.workMode,
    place_id: (await getPlace(ctx, given.fkCityId)).id,
    experience_from: given.experienceFrom,
    experience_to: given.experienceTo ?? null,
    salary_from_paise: given.salaryFrom ?? null,
    salary_to_paise: given.salaryTo ?? null,
    salary_period: given.salaryPeriod,
    skills: given.skills ?? [],
    openings: given.openings,
    closing_date: given.closingDate,
    contact_person: given.contactPerson,
    phone: given.phoneNo,
    email: given.email ?? null,
  };
}
