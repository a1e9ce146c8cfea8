/** What a list of profiles is asked for, as its address says it, and as the call takes it. */
import type { InputOf } from "#contract/endpoint.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

/** Of one filter with all that is chosen in it. */
const LONGEST = 300;

export type ProfileParameter = (typeof screens.profileList.query)[number];
/** Filters as they stand in the address; those that are empty are left out. */
export type ProfileQuery = Partial<Record<ProfileParameter, string>>;
/** What may be chosen: as it stands in the address, and its name in the language of the page. */
export type Choice = readonly [value: string, name: string];
type SearchInput = InputOf<typeof matrimony.search>;

export function profileQueryOf(url: URL): ProfileQuery {
  const given = screens.profileList.query.flatMap((name): Array<[ProfileParameter, string]> => {
    // A form sends several choices one by one, a link all of them in one text.
    const value = url.searchParams.getAll(name).join(",").trim().slice(0, LONGEST);
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

/** What is chosen in a filter. */
export const listed = (value: string | undefined): string[] =>
  value?.split(",").flatMap((one) => one.trim() || []) ?? [];

/** The address without one of the choices. */
export function pathWithout(query: ProfileQuery, name: ProfileParameter, value: string): string {
  const rest = listed(query[name]).filter((one) => one !== value);
  return profileListPath(query, { [name]: rest.join(",") });
}

/** What the call takes; what is left open is not sent. */
export function searchInputOf(query: ProfileQuery): SearchInput {
  const several = (value: string | undefined) => (value === undefined ? undefined : listed(value));
  return {
    gender: sideOf(query),
    ageFrom: query.ageFrom,
    ageTo: query.ageTo,
    heightFrom: query.heightFrom,
    heightTo: query.heightTo,
    maritalStatuses: several(query.maritalStatus),
    motherTongues: several(query.motherTongue),
    subCommunities: several(query.subCommunity),
    avoidGotras: several(query.avoidGotra),
    qualificationIds: several(query.qualification),
    workKinds: several(query.workKind),
    incomeFrom: query.incomeFrom,
    diets: several(query.diet),
    stateIds: several(query.state),
    cities: several(query.city),
    notManglik: query.notManglik === "on" ? true : undefined,
    withPhoto: query.withPhoto === "on" ? true : undefined,
    cursor: query.cursor,
  } as SearchInput;
}
