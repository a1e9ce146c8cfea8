/** A search of a results page as it is saved, and the list of one that was. Loaded when somebody saves. */

import type { InputOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { type SavedSearchView, savedSearches } from "#contract/saved-searches.ts";
import type { Words } from "#messages/words.ts";
import { call } from "#web/platform/calls/call.ts";
import { failureSentence } from "#web/platform/failures/use-failure-toast.ts";
import { KINDS, kindNamed } from "../kinds.ts";
import type { ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";

export type SavedSearchInput = InputOf<typeof savedSearches.create>;

/** Sorting, a position and what is open at this moment are no part of it. */
export function savedSearchInput(query: ResultsQuery): SavedSearchInput {
  const { kind, city, text, category, subCategory, wishes } = query;
  const { picture, priceFrom, priceTo } = wishes ?? {};
  const narrowed = { ...(picture && { picture: true }), priceFrom, priceTo };
  return { kind: kindNamed(kind).leadKind, city, searchQuery: text, category, subCategory, ...narrowed };
}

/** Undefined when it is saved, else the sentence that says why not. */
export async function saveSearch(query: ResultsQuery, t: Words): Promise<string | undefined> {
  try {
    await call(savedSearches.create, savedSearchInput(query));
    return undefined;
  } catch (error) {
    return failureSentence(error, t);
  }
}

/** The list of a saved search, the newest first. */
export function savedResultsPath({
  kind,
  city,
  searchQuery,
  category,
  jobFilters,
  ...wishes
}: SavedSearchView): string {
  if (jobFilters) return savedJobsPath({ city, searchQuery, jobFilters });
  const { picture, priceFrom, priceTo } = wishes;
  return resultsPath({
    kind: KINDS.find(({ leadKind }) => leadKind === kind)?.name ?? KINDS[0].name,
    isKindChosen: true,
    city: city?.slug,
    text: searchQuery,
    category: category?.slug,
    wishes: {
      sort: "newest",
      ...(picture && { picture: "1" as const }),
      ...(priceFrom !== null && { priceFrom: String(priceFrom) }),
      ...(priceTo !== null && { priceTo: String(priceTo) }),
    },
  });
}

function savedJobsPath({
  city,
  searchQuery,
  jobFilters,
}: Pick<SavedSearchView, "city" | "searchQuery" | "jobFilters">): string {
  const { functionalArea, qualification, employmentType, workMode } = jobFilters ?? {};
  const said = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : String(value);
  return paths.jobList({
    searchQuery: searchQuery || undefined,
    city: city?.slug,
    functionalArea: functionalArea?.slug,
    qualification: qualification?.slug,
    employmentType: employmentType ?? undefined,
    workMode: workMode ?? undefined,
    experience: said(jobFilters?.experience),
    salaryMin: said(jobFilters?.salaryMin),
    salaryMax: said(jobFilters?.salaryMax),
  });
}
