/** What a list of posts is asked for, as the address of the feed says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type FeedParameter = (typeof screens.feed.query)[number];
/** Filters as they stand in the address, or the group whose page it is; those that are empty are left out. */
export type FeedQuery = Partial<Record<FeedParameter | "fkGroupId", string>>;

export function feedQueryOf(url: URL): FeedQuery {
  const given = screens.feed.query.flatMap((name): Array<[FeedParameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value && (name !== "language" || value === "en" || value === "hi") ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address of the next page of the feed with these filters. */
export const feedPath = ({ city, language }: FeedQuery, cursor?: string) => paths.feed({ city, language, cursor });

/** What a list of posts is given, whoever reads it. */
export interface FeedListProps {
  query: FeedQuery;
  /** The address of the page of a cursor, without language. */
  pathOf: (cursor: string) => string;
  /** What stands there without any. */
  empty: { title: string; text: string };
}
