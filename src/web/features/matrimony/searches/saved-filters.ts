/** Filters between an address and a saved search, and how many there are. */
import type { ProfileSearchView } from "#contract/matrimony/profile-searches.ts";
import { listed, type ProfileQuery, profileListPath, searchInputOf } from "../search/profile-query.ts";

/** The filters as they are saved; the page of the list is no part of them. */
export function filtersOf({ cursor: _, ...query }: ProfileQuery) {
  const { cursor: __, limit: ___, ...filters } = searchInputOf(query);
  return filters;
}

/** The address of the list with saved filters. */
export function savedListPath({ filters }: Pick<ProfileSearchView, "filters">): string {
  return profileListPath(queryOf(filters));
}

/** How many choices narrow it beside the side. */
export function choiceCount({ filters }: Pick<ProfileSearchView, "filters">): number {
  const { gender: _, ...chosen } = queryOf(filters);
  return Object.values(chosen).flatMap(listed).length;
}

function queryOf(filters: ProfileSearchView["filters"]): ProfileQuery {
  const text = (value: number | string | undefined) => (value === undefined ? undefined : String(value));
  const query = {
    gender: filters.gender,
    ageFrom: text(filters.ageFrom),
    ageTo: text(filters.ageTo),
    heightFrom: text(filters.heightFrom),
    heightTo: text(filters.heightTo),
    maritalStatus: filters.maritalStatuses?.join(","),
    motherTongue: filters.motherTongues?.join(","),
    subCommunity: filters.subCommunities?.join(","),
    avoidGotra: filters.avoidGotras?.join(","),
    qualification: filters.qualificationIds?.join(","),
    workKind: filters.workKinds?.join(","),
    incomeFrom: filters.incomeFrom,
    diet: filters.diets?.join(","),
    state: filters.stateIds?.join(","),
    city: filters.cities?.join(","),
    notManglik: filters.notManglik ? "on" : undefined,
    withPhoto: filters.withPhoto ? "on" : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as ProfileQuery;
}
