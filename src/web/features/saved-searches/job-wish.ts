/** The search of openings that an address asks to save. */

import type { InputOf } from "#contract/endpoint.ts";
import { jobReference } from "#contract/job-reference.ts";
import type { savedSearches } from "#contract/saved-searches.ts";
import { search } from "#contract/search.ts";
import { call } from "#web/platform/calls/call.ts";
import type { Saved } from "./search-wish.ts";

const FILTERS = [
  "functionalArea",
  "qualification",
  "employmentType",
  "workMode",
  "experience",
  "salaryMin",
  "salaryMax",
] as const;

export async function jobWishOf(params: URLSearchParams): Promise<Saved["wish"]> {
  const place = params.get("city") ?? undefined;
  const [{ city }, { functionalAreas }, { qualifications }] = await Promise.all([
    call(search.fetchBaseFields, { city: place }),
    call(jobReference.areas, {}),
    call(jobReference.qualifications, {}),
  ]);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? undefined]));
  const area = functionalAreas.find(({ slug }) => slug === filters.functionalArea);
  const qualification = qualifications.find(({ slug }) => slug === filters.qualification);
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  const searchQuery = params.get("searchQuery") ?? "";
  return {
    input: { kind: "job", searchQuery, city: city?.slug, ...filters } as InputOf<typeof savedSearches.create>,
    names: {
      city,
      searchQuery,
      category: null,
      picture: false,
      priceFrom: null,
      priceTo: null,
      jobFilters: {
        functionalArea: area ? { slug: area.slug, text: area.functionalArea, textHi: area.functionalAreaHi } : null,
        qualification: qualification
          ? { slug: qualification.slug, text: qualification.qualification, textHi: qualification.qualificationHi }
          : null,
        employmentType: (filters.employmentType ?? null) as never,
        workMode: (filters.workMode ?? null) as never,
        experience: number(filters.experience),
        salaryMin: number(filters.salaryMin),
        salaryMax: number(filters.salaryMax),
      },
    },
  };
}
