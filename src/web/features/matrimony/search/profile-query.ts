/** What a list of profiles is asked for, as its address says it, and as the call takes it. */
import type { InputOf } from "#contract/endpoint.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type ProfileParameter = (typeof screens.profileList.query)[number];
/** Filters as they stand in the address; those that are empty are left out. */
export type ProfileQuery = Partial<Record<ProfileParameter, string>>;
type SearchInput = InputOf<typeof matrimony.search>;

export function profileQueryOf(url: URL): ProfileQuery {
  const given = screens.profileList.query.flatMap((name): Array<[ProfileParameter, string]> => {
    const value = url.searchParams.get(name)?.trim().slice(0, 200);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function profileListPath({ cursor: _, ...query }: ProfileQuery, change: ProfileQuery = {}): string {
  const wanted = { ...query, ...change };
  return paths.profileList(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}

/** Brides, where the address names neither side. */
export const sideOf = ({ gender }: ProfileQuery) => (gender === "male" ? "male" : "female");

/** What the call takes; a choice of one is a list of one there. */
export function searchInputOf(query: ProfileQuery): SearchInput {
  const listed = (value: string | undefined) => value?.split(",").flatMap((one) => one.trim() || []);
  return {
    gender: sideOf(query),
    ageFrom: query.ageFrom,
    ageTo: query.ageTo,
    heightFrom: query.heightFrom,
    heightTo: query.heightTo,
    maritalStatuses: listed(query.maritalStatus),
    motherTongues: listed(query.motherTongue),
    subCommunities: listed(query.subCommunity),
    avoidGotras: listed(query.avoidGotra),
    qualificationIds: listed(query.qualification),
    workKinds: listed(query.workKind),
    incomeFrom: query.incomeFrom,
    diets: listed(query.diet),
    stateIds: listed(query.state),
    city: query.city,
    notManglik: query.notManglik === "on" ? true : undefined,
    withPhoto: query.withPhoto === "on" ? true : undefined,
    cursor: query.cursor,
  } as SearchInput;
}
