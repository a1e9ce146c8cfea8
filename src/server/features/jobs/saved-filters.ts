/** The filters of a saved search of openings: as they are stored, whether an opening passes, and what they are called. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { savedSearches } from "#contract/saved-searches.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SavedJobFilters } from "#server/tables/json-columns.ts";
import { keepMatching } from "./queries.ts";
import { requireArea, requireQualification } from "./reference.ts";
import { listAreas, listQualifications } from "./reference-queries.ts";

type Given = Pick<
  ParsedOf<typeof savedSearches.create>,
  "functionalArea" | "qualification" | "employmentType" | "workMode" | "experience" | "salaryMin" | "salaryMax"
>;

/** Null where nothing is filtered. Refuses an area or a qualification that there is not. */
export async function savedFiltersOf(ctx: Ctx, given: Given): Promise<SavedJobFilters | null> {
  const { functionalArea, qualification, employmentType, workMode, experience, salaryMin, salaryMax } = given;
  const filters: SavedJobFilters = {
    functionalAreaId:
      functionalArea === undefined ? undefined : await requireArea(ctx, functionalArea, "functionalArea"),
    qualificationId:
      qualification === undefined ? undefined : await requireQualification(ctx, qualification, "qualification"),
    employmentType,
    workMode,
    experience,
    salaryMin,
    salaryMax,
  };
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
  return chosen.length === 0 ? null : (Object.fromEntries(chosen) as SavedJobFilters);
}

/** Those of these openings that are public and pass. */
export async function keepPassing(ctx: Handle, ids: string[], filters: SavedJobFilters | null): Promise<string[]> {
  if (ids.length === 0 || filters === null) return ids;
  const kept = await keepMatching(ctx, ids, filters);
  return ids.filter((id) => kept.has(id));
}

/** With the names of area and qualification. */
export async function viewSavedFilters(ctx: Handle, filters: SavedJobFilters) {
  const { functionalAreaId, qualificationId, ...others } = filters;
  const named = (list: Array<{ id: number; slug: string; name: string; name_hi: string }>, id: number | undefined) => {
    const entry = list.find((one) => one.id === id);
    return entry ? { slug: entry.slug, text: entry.name, textHi: entry.name_hi } : null;
  };
  return {
    functionalArea: functionalAreaId === undefined ? null : named(await listAreas(ctx), functionalAreaId),
    qualification: qualificationId === undefined ? null : named(await listQualifications(ctx), qualificationId),
    employmentType: others.employmentType ?? null,
    workMode: others.workMode ?? null,
    experience: others.experience ?? null,
    salaryMin: others.salaryMin ?? null,
    salaryMax: others.salaryMax ?? null,
  };
}
