/** The categories that a list can be narrowed to, as one text: the router writes and reads a page's data value by value. */

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

export function filtersOf(lines: string): Filter[] {
  return lines === "" ? [] : lines.split("\n").map(filterOf);
}

function filterOf(line: string): Filter {
  const [slug = "", icon = "", found = "", name = ""] = line.split("\t");
  return { slug, icon, found: Number(found), name };
}
