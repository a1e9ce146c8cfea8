/** What a list of candidates is asked for, as its address says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type ResumeParameter = (typeof screens.resumeList.query)[number];
/** Filters and text as they stand in the address; those that are empty are left out. */
export type ResumeQuery = Partial<Record<ResumeParameter, string>>;

export function resumeQueryOf(url: URL): ResumeQuery {
  const given = screens.resumeList.query.flatMap((name): Array<[ResumeParameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function resumeListPath({ cursor: _, ...query }: ResumeQuery, change: ResumeQuery = {}): string {
  const wanted = { ...query, ...change };
  return paths.resumeList(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}
