/** What is measured over HTTP: for each workload the addresses to request, no two for the same. */
import { readFileSync } from "node:fs";
import type { BenchQuery } from "#bench/data/make-queries.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { RunNamed } from "#server/platform/postgres/handle.ts";
import { details, newest, placeSlugs, slugsById } from "./workload-queries.ts";

export interface Workload {
  name: string;
  /** Calls are compared with the bare route, pages that are rendered with a bare page; cached pages stand for themselves. */
  kind: "call" | "page" | "cached page";
  paths: string[];
  /** 16 unless told. */
  clients?: number;
  /** Between an answer and the next request of each client; none unless told. */
  pauseMs?: number;
  /** Answers a second, share of the bare program, p99 in ms. */
  targets: { perSecond?: number; ofBare?: number; p99?: number };
}

/** All workloads over the database that the queries were drawn from. */
export async function workloads(query: RunNamed, queriesFile: string): Promise<Workload[]> {
  const lines = readFileSync(queriesFile, "utf8").trim().split("\n");
  const queries = lines.map((line) => JSON.parse(line) as BenchQuery);
  const searches = (group: BenchQuery["group"]) =>
    queries.filter((q) => q.group === group && q.search.kind === "listing").map(searchPath);
  const slugs = await placeSlugs(query);
  const lists = slugs.slice(0, 200).flatMap((slug) => [paths.place(slug), inLanguage("hi", paths.place(slug))]);
  return [
    {
      name: "search: text and city",
      kind: "call",
      paths: searches("text-city"),
      targets: { perSecond: 1500, ofBare: 0.7, p99: 40 },
    },
    {
      name: "search: all India, common word",
      kind: "call",
      paths: searches("common"),
      targets: { perSecond: 500, p99: 80 },
    },
    { name: "search: misspelt word", kind: "call", paths: searches("misspelt"), targets: { perSecond: 500, p99: 80 } },
    {
      name: "search: the other script",
      kind: "call",
      paths: searches("other-script"),
      targets: { perSecond: 500, p99: 80 },
    },
    { name: "near me, 20 km", kind: "call", paths: searches("near"), targets: { perSecond: 2000, p99: 30 } },
    {
      // Nobody asks again before the answer and a pause: four at once, without any, are hundreds of people who type.
      name: "suggestions, from one letter",
      kind: "call",
      clients: 4,
      paths: suggestionPaths(queries),
      targets: { p99: 30 },
    },
    {
      // More different ones in turn than a process remembers, so that each is looked up.
      name: "suggestions that nobody asked for before",
      kind: "call",
      clients: 4,
      paths: suggestionPaths(queries, MANY_CITIES),
      targets: { p99: 30 },
    },
    {
      // The field asks when nobody has typed for so long: four people, each in the midst of a word.
      name: "suggestions that nobody asked for before, one a pause",
      kind: "call",
      clients: 4,
      pauseMs: 150,
      paths: suggestionPaths(queries, MANY_CITIES),
      targets: { p99: 30 },
    },
    { name: "detail", kind: "call", paths: await details(query), targets: { ofBare: 0.8 } },
    { name: "newest in a city, page 1", kind: "call", paths: await newest(query, 0), targets: { ofBare: 0.8 } },
    {
      name: "newest in a city, page 500",
      kind: "call",
      paths: await newest(query, 499 * 20),
      targets: { ofBare: 0.8 },
    },
    {
      name: "result page, rendered",
      kind: "page",
      paths: resultPages(queries, await slugsById(query)),
      targets: { ofBare: 0.43 },
    },
    { name: "list of a city, rendered", kind: "page", paths: lists, targets: { ofBare: 0.43 } },
    {
      name: "page from the cache",
      kind: "cached page",
      paths: lists,
      targets: { perSecond: 10_000, p99: 15 },
    },
  ];
}

function searchPath({ search }: BenchQuery): string {
  const fields = {
    searchQuery: search.text,
    city: search.placeId,
    lat: search.near?.lat,
    long: search.near?.lng,
    limit: 20,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return `/api/public/listings/searchListings?${new URLSearchParams(present.map(([k, v]) => [k, String(v)]))}`;
}

/** So many times as many beginnings, each in another city. */
const MANY_CITIES = 10;

/** The beginnings of searches in either script, of one to eight letters, in a city and in all India; `cities`: in so many cities more. */
function suggestionPaths(queries: BenchQuery[], cities = 0): string[] {
  const typed = queries.filter(({ group }) => group === "text-city" || group === "other-script");
  const placeIds = [...new Set(typed.flatMap(({ search }) => search.placeId ?? []))];
  const beginnings = typed.flatMap(({ search }, n) => {
    const searchQuery = Array.from(search.text)
      .slice(0, 1 + (n % 8))
      .join("");
    const own: Record<string, string> = search.placeId && n % 3 > 0 ? { city: String(search.placeId) } : {};
    const others = Array.from({ length: cities }, (_, at) => placeIds[(n + 1 + at * 17) % placeIds.length]);
    const where = cities === 0 ? [own] : others.map((id) => ({ city: String(id) }));
    return where.map((city) => ({ searchQuery, ...city }));
  });
  return [...new Set(beginnings.map((some) => `/api/public/searchResults/searchFields?${new URLSearchParams(some)}`))];
}

/** Result pages of searches in a city, in both languages. */
function resultPages(queries: BenchQuery[], slugs: Map<number, string>): string[] {
  const pages = queries
    .filter((q) => q.group === "text-city" && q.search.placeId !== undefined)
    .map(({ search }) => paths.place(slugs.get(search.placeId!)!, { searchQuery: search.text }));
  return [...new Set(pages)].flatMap((page) => [page, inLanguage("hi", page)]);
}
