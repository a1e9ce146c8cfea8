/** What a list of entries is asked for, as its address says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type EntryParameter = (typeof screens.sevaList.query)[number];
/** Filters and text as they stand in the address; those that are empty are left out. */
export type EntryQuery = Partial<Record<EntryParameter, string>>;

export function entryQueryOf(url: URL): EntryQuery {
  const given = screens.sevaList.query.flatMap((name): Array<[EntryParameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function entryListPath({ cursor: _, ...query }: EntryQuery, change: EntryQuery = {}): string {
  const wanted = { ...query, ...change };
  return paths.sevaList(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}
