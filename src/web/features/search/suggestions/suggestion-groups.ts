/** Suggestions as groups of lines with headings: what each line says and where it leads. */
import { History, LayoutGrid, type LucideIcon, MapPin, Search, Store, X } from "lucide-react";
import { SUGGESTED_COUNT } from "#contract/limits.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import type { Suggestion } from "#contract/search.ts";
import type { Language, MessageId, Words } from "#messages/words.ts";
import type { ChosenPlace } from "#web/platform/stored-session/chosen-place.ts";

export interface SuggestionLine {
  id: string;
  icon: LucideIcon;
  text: string;
  detail?: string;
  /** Where it leads, without language prefix; one without a path removes the recent searches. */
  path?: string;
  /** What it searches for. */
  searches?: string;
  /** The city that it changes to. */
  place?: ChosenPlace;
  isRecent?: boolean;
}

export interface SuggestionGroup {
  title: MessageId;
  lines: SuggestionLine[];
}

interface Given {
  suggestions: readonly Suggestion[];
  recent: readonly string[];
  typed: string;
  /** The slug of the place that is searched. */
  place: string;
  language: Language;
  t: Words;
}

const GROUPS = [
  { title: "suggestions.categories", kinds: ["category", "subCategory"], icon: LayoutGrid },
  { title: "suggestions.things", kinds: ["thing"], icon: Search },
  { title: "suggestions.businesses", kinds: ["item"], icon: Store },
  { title: "suggestions.cities", kinds: ["city"], icon: MapPin },
] as const;

/** Recent searches beside other suggestions: at most so many, those that begin as typed. */
const MOST_RECENT = 2;

/** As base/fold.ts has it, which would come with all of its tables. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Those that have a line; recent searches come last. */
export function suggestionGroups(given: Given): SuggestionGroup[] {
  const groups = GROUPS.map(({ title, kinds, icon }) => ({
    title,
    lines: given.suggestions
      .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      .map((one) => ({ id: `${one.kind}-${one._id}`, icon, ...lineOf(one, given) })),
  }));
  return [...groups, recentGroup(given)].filter(({ lines }) => lines.length > 0);
}

function recentGroup({ recent, typed, place, t }: Given): SuggestionGroup {
  const begins = recent.filter((text) => text.toLowerCase().startsWith(typed.toLowerCase()) && text !== typed);
  const lines = (typed ? begins.slice(0, MOST_RECENT) : begins).map((text, at) => ({
    id: `recent-${at}`,
    icon: History,
    text,
    path: paths.place(place, { searchQuery: text }),
    searches: text,
    isRecent: true,
  }));
  const all = { id: "forget-all", icon: X, text: t("suggestions.forget-all") };
  return { title: "suggestions.recent", lines: lines.length > 0 && !typed ? [...lines, all] : lines };
}

function lineOf(one: Suggestion, { typed, place, language, t }: Given): Omit<SuggestionLine, "id" | "icon"> {
  const isHindi = DEVANAGARI.test(typed) || (language === "hi" && one.kind !== "thing");
  const text = (isHindi && one.textHi) || one.text;
  const within = (language === "hi" && one.withinHi) || one.within;
  if (one.kind === "thing") {
    return { text, ...said(countOf(one, within, t)), path: paths.place(place, { searchQuery: text }), searches: text };
  }
  if (one.kind === "item")
    return { text, ...said(within), path: paths.business(one.place ?? place, slugWithId(one.slug, one._id)) };
  if (one.kind === "city") {
    return {
      text,
      ...said(one.rest ? t("suggestions.search-there", { text: one.rest }) : within),
      path: paths.place(one.slug, { searchQuery: one.rest ?? undefined }),
      place: { slug: one.slug, name: one.text, nameHi: one.textHi },
    };
  }
  return {
    text,
    ...said(within && t("suggestions.in", { place: within })),
    path: paths.place(place, { category: one.slug }),
  };
}

function countOf({ count: n }: Suggestion, place: string | null, t: Words): string | null {
  if (n === null) return place && t("suggestions.in", { place });
  if (n >= SUGGESTED_COUNT)
    return place ? t("suggestions.offered-often-in", { n, place }) : t("suggestions.offered-often", { n });
  return place ? t("suggestions.offered-in", { n, place }) : t("suggestions.offered", { n });
}

const said = (detail: string | null) => (detail ? { detail } : {});
