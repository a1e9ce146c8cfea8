/** What a list of announcements is asked for, as its address says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type Parameter = (typeof screens.announcements.query)[number];
/** Filters and text as they stand in the address; those that are empty are left out. */
export type AnnouncementQuery = Partial<Record<Parameter, string>>;

export function announcementQueryOf(url: URL): AnnouncementQuery {
  const given = screens.announcements.query.flatMap((name): Array<[Parameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function announcementListPath(
  { cursor: _, ...query }: AnnouncementQuery,
  change: AnnouncementQuery = {},
): string {
  const wanted = { ...query, ...change };
  return paths.announcements(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}
