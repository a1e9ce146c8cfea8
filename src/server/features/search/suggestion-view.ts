/** Lines of the type-ahead, in the words of the wire. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { Suggestion } from "#contract/search.ts";
import type { suggestCategories } from "#server/features/catalogue/catalogue.ts";
import type { FittingName } from "./suggestions/names.ts";
import type { Thing } from "./suggestions/things.ts";
import type { Place } from "./view.ts";

type CategoryChoice = Awaited<ReturnType<typeof suggestCategories>>[number];

/** What a suggestion of another kind leaves empty. */
const NOTHING = { within: null, withinHi: null, place: null, count: null, rest: null };

export function suggestCategory(row: CategoryChoice): Suggestion {
  return {
    ...NOTHING,
    kind: row.within === null ? "category" : "subCategory",
    _id: String(row.id),
    slug: row.slug,
    text: row.name,
    textHi: row.name_hi,
    within: row.within,
    withinHi: row.within_hi,
  };
}

/** `place`: where it was counted, if not in all India. */
export function suggestThing({ keys, name, name_hi, items }: Thing, place?: Place): Suggestion {
  return {
    ...NOTHING,
    ...withinPlace(place),
    kind: "thing",
    _id: keys.replaceAll(" ", "-"),
    slug: slugify(name),
    text: name,
    textHi: name_hi,
    count: items,
  };
}

export function suggestItem({ id, name }: FittingName, place: Place): Suggestion {
  return {
    ...NOTHING,
    ...withinPlace(place),
    kind: "item",
    _id: shortId(id),
    slug: slugify(name),
    text: name,
    textHi: null,
  };
}

/** `rest`: what was typed before it. */
export function suggestCity(row: Place, rest: string | null = null): Suggestion {
  return {
    ...NOTHING,
    kind: "city",
    _id: String(row.id),
    slug: row.slug,
    text: row.name,
    textHi: row.name_hi,
    within: row.state_name,
    withinHi: row.state_name_hi,
    place: row.slug,
    rest,
  };
}

function withinPlace(place: Place | undefined): Pick<Suggestion, "within" | "withinHi" | "place"> {
  return { within: place?.name ?? null, withinHi: place?.name_hi ?? null, place: place?.slug ?? null };
}
