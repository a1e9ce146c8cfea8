/** The categories that a list can be narrowed to, as one text: the router writes and reads a page's data value by value. */

import { memoized } from "#base/memo.ts";

export interface Filter {
  slug: string;
  name: string;
  /** Of a category; its subcategories have none. */
  icon: string;
  /** How many there are in the place, or in all India where it has nothing; counted to 100. */
  found: number;
}

/** One a line, its parts between tabs. */
export function filterLines(filters: Filter[]): string {
  return filters.map(({ slug, icon, found, name }) => [slug, icon, found, name].join("\t")).join("\n");
}

/** Of so many places and kinds a server remembers them. */
const MOST_REMEMBERED = 100;

export const filtersOf = memoized(
  (lines): readonly Filter[] => (lines === "" ? [] : lines.split("\n").map(filterOf)),
  MOST_REMEMBERED,
);

function filterOf(line: string): Filter {
  const [slug = "", icon = "", found = "", name = ""] = line.split("\t");
  return { slug, icon, found: Number(found), name };
}
