/** What a list of openings is asked for, as its address says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type JobParameter = (typeof screens.jobList.query)[number];
/** Filters and text as they stand in the address; those that are empty are left out. */
export type JobQuery = Partial<Record<JobParameter, string>>;

export function jobQueryOf(url: URL): JobQuery {
  const given = screens.jobList.query.flatMap((name): Array<[JobParameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function jobListPath({ cursor: _, ...query }: JobQuery, change: JobQuery = {}): string {
  const wanted = { ...query, ...change };
  return paths.jobList(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}
