/** The type-ahead of the search box: kinds, things, businesses and cities for what is being typed, in either script. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Suggestion, search as searchCalls } from "#contract/search.ts";
import { suggestCategories } from "#server/features/catalogue/catalogue.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { untilItemsChange } from "#server/features/directory/until-items-change.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import { getPlace, suggestPlaces } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { filledKinds } from "./filled-kinds.ts";
import { ALL_INDIA } from "./index/document-queries.ts";
import { placesBeginning } from "./places/places-beginning.ts";
import { suggestCategory, suggestCity, suggestItem, suggestThing } from "./suggestion-view.ts";
import { kindsNamed } from "./suggestions/kinds-named.ts";
import { type FittingName, findNames, suggestible } from "./suggestions/names.ts";
import { respelled } from "./suggestions/respelling.ts";
import { findThings } from "./suggestions/things.ts";
import { type TypedWord, typedWords } from "./suggestions/typed-words.ts";
import { lexiconOf } from "./vocabulary/memory.ts";

type Wanted = Omit<ParsedOf<typeof searchCalls.searchFields>, "city"> & {
  placeId: number | undefined;
  /** See filledKinds(). */
  filled: ReadonlySet<string>;
};
type Groups = Suggestion[][];

/** Whose names are things, and whose lead straight to their pages. */
export interface SuggestedKinds {
  offered: Kind;
  item: Kind;
}

/** Of each group at most so many. */
const MOST_OF_GROUP = 5;

/** Many people begin with the same letters; an answer is some kilobytes. */
const MOST_ANSWERS = 2000;
const kept = untilItemsChange<Suggestion[]>(MOST_ANSWERS);

/** What begins as typed before what has it in a later word; of the chosen city first. Without a text, the first categories. A slip in the last word is forgiven when nothing else fits. */
export async function suggest(
  ctx: Ctx,
  kinds: SuggestedKinds,
  { searchQuery, city, limit }: ParsedOf<typeof searchCalls.searchFields>,
): Promise<Suggestion[]> {
  const { slugs: filled, version } = await filledKinds(ctx, [kinds.offered, kinds.item]);
  if (!searchQuery) return categories(ctx, "", filled, limit);
  const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
  const wanted = { searchQuery, limit, placeId, filled };
  return kept(ctx, `${version} ${placeId} ${limit} ${searchQuery}`, () => suggestFor(ctx, kinds, wanted));
}

async function suggestFor(ctx: Ctx, kinds: SuggestedKinds, wanted: Wanted): Promise<Suggestion[]> {
  const { searchQuery, limit } = wanted;
  const typed = typedWords(searchQuery);
  if (typed.length === 0) return [];
  const groups = await groupsFor(ctx, kinds, typed, wanted);
  if (groups.some((group) => group.length > 0)) return inTurn(groups, limit);
  const other = await respelled(ctx, typed);
  const again = other ? await groupsFor(ctx, kinds, typedWords(other), { ...wanted, searchQuery: other }) : [];
  if (again.some((group) => group.length > 0)) return inTurn(again, limit);
  return (await suggestPlaces(ctx, { typed: searchQuery, limit: MOST_OF_GROUP })).map((place) => suggestCity(place));
}

function groupsFor(
  ctx: Ctx,
  kinds: SuggestedKinds,
  typed: TypedWord[],
  { searchQuery, placeId, filled }: Wanted,
): Promise<Groups> {
  return Promise.all([
    categories(ctx, searchQuery, filled, MOST_OF_GROUP),
    things(ctx, kinds.offered, typed, placeId),
    items(ctx, kinds.item, typed, placeId),
    cities(ctx, typed, filled),
  ]);
}

/** Those of which there is something anywhere. */
async function categories(ctx: Ctx, typed: string, filled: Wanted["filled"], limit: number): Promise<Suggestion[]> {
  const called = (await suggestCategories(ctx, typed)).filter(({ slug }) => filled.has(slug));
  return called.slice(0, limit).map(suggestCategory);
}

async function things(ctx: Ctx, kind: Kind, typed: TypedWord[], placeId: number | undefined): Promise<Suggestion[]> {
  const found = await findThings(ctx, kind, typed, { placeId, limit: MOST_OF_GROUP });
  return Promise.all(
    found.map(async (thing) =>
      suggestThing(thing, thing.placeId === ALL_INDIA ? undefined : await getPlace(ctx, thing.placeId)),
    ),
  );
}

async function items(ctx: Ctx, kind: Kind, typed: TypedWord[], placeId: number | undefined): Promise<Suggestion[]> {
  const best = (names: FittingName[]) =>
    suggestible(names, MOST_OF_GROUP, { nameOf: ({ name }) => name, keyOf: ({ id }) => id });
  const enough = (names: FittingName[]) => best(names).length >= MOST_OF_GROUP;
  const found = best(await findNames(ctx, kind, typed, { placeId, enough, isEveryOneWanted: false }));
  return Promise.all(found.map(async (row) => suggestItem(row, await getPlace(ctx, row.place_id))));
}

/** Where nothing begins with the whole text its last word may be a city: "halwai ind"; one letter tells too little but behind the name of a kind. */
async function cities(ctx: Ctx, typed: TypedWord[], filled: Wanted["filled"]): Promise<Suggestion[]> {
  const words = typed.map(({ word }) => word);
  const [before, last] = [words.slice(0, -1), words.at(-1)!];
  const [lexicon, { byId }, named] = await Promise.all([lexiconOf(ctx), placeIndex(ctx), kindsNamed(ctx, before)]);
  const beginning = (text: string) =>
    placesBeginning(lexicon, text, MOST_OF_GROUP).flatMap(({ id }) => byId.get(id) ?? []);
  const whole = beginning(words.join(" "));
  if (whole.length > 0) return whole.map((place) => suggestCity(place));
  const isEmpty = named.length > 0 && named.every((slug) => !filled.has(slug));
  if (before.length === 0 || isEmpty || (last.length === 1 && named.length === 0)) return [];
  return beginning(last).map((place) => suggestCity(place, before.join(" ")));
}

/** As many as there is room for, one of each group in turn, and then group by group. */
function inTurn(groups: Groups, limit: number): Suggestion[] {
  const most = Math.max(...groups.map((group) => group.length));
  const order = Array.from({ length: most }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
  const chosen = new Set(order.slice(0, limit));
  return groups.flat().filter((suggestion) => chosen.has(suggestion));
}
