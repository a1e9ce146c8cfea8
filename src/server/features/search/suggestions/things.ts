/** Things: what several listings offer under one name, however each spells it, as one suggestion with how many there are. */
import { isDevanagari } from "#base/fold.ts";
import { SUGGESTED_COUNT } from "#contract/limits.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { newsOf, recall, remember } from "../vocabulary/memory.ts";
import { type CountedName, countNamed } from "./name-queries.ts";
import { type FittingName, findNames, suggestible } from "./names.ts";
import type { TypedWord } from "./typed-words.ts";

export interface Thing {
  /** The sound keys of its words, in alphabetical order. */
  keys: string;
  /** As most listings spell it, in Roman letters where any does. */
  name: string;
  name_hi: string | null;
  /** Where it was counted: a place, or ALL_INDIA. */
  placeId: number;
  /** How many listings have it in their name; SUGGESTED_COUNT stands for more, null when that would take too long to tell. */
  items: number | null;
}

/** The things that fit, those of the place first, then what begins as typed, then what more listings offer. */
export async function findThings(
  ctx: Base,
  kind: Kind,
  typed: readonly TypedWord[],
  { placeId, limit }: { placeId: number | undefined; limit: number },
): Promise<Thing[]> {
  const naming = { nameOf: ({ name }: FittingName) => name, keyOf: ({ heard }: FittingName) => heard.keys };
  const enough = (names: FittingName[]) => suggestible(names, limit, naming).length >= limit;
  const names = await findNames(ctx, kind, typed, { placeId, enough, isEveryOneWanted: true });
  const inOrder = [...Map.groupBy(names, ({ heard }) => heard.keys)]
    .map(([keys, group]) => ({ group, keys, isNear: group[0]!.soughtIn === placeId }))
    .sort(
      (a, b) =>
        Number(b.isNear) - Number(a.isNear) ||
        fitOfGroup(b.group) - fitOfGroup(a.group) ||
        b.group.length - a.group.length,
    );
  const best = suggestible(inOrder, limit, { nameOf: ({ group }) => group[0]!.name, keyOf: ({ keys }) => keys });
  const counts = await countIn(
    ctx,
    kind,
    best.map(({ group, keys }) => ({ keys, placeId: group[0]!.soughtIn })),
  );
  return best.map(({ group, keys }) => ({
    keys,
    ...spellingsOf(group),
    placeId: group[0]!.soughtIn,
    items: counts.get(keys) ?? null,
  }));
}

const fitOfGroup = (group: FittingName[]) => Math.max(...group.map(({ fit }) => fit));

function spellingsOf(group: FittingName[]): Pick<Thing, "name" | "name_hi"> {
  const [hindi, roman] = [true, false].map((isHindi) =>
    mostFrequent(group.map(({ name }) => name.trim()).filter((name) => isDevanagari(name) === isHindi)),
  );
  return { name: roman ?? hindi ?? "", name_hi: hindi ?? null };
}

function mostFrequent(names: string[]): string | undefined {
  const counted = [...Map.groupBy(names, (name) => name).values()].sort((a, b) => b.length - a.length);
  return counted[0]?.[0];
}

/** How many there are of each, by its keys. More than can be counted hardly become fewer, and are found once a minute. */
async function countIn(
  ctx: Handle,
  kind: Kind,
  things: Array<Pick<Thing, "keys" | "placeId">>,
): Promise<Map<string, number | null>> {
  const news = newsOf(ctx);
  const nameOf = ({ keys, placeId }: Pick<Thing, "keys" | "placeId">) => `counted ${kind.key} ${placeId} ${keys}`;
  const known = things.map((thing) => ({ ...thing, found: recall<CountedName>(ctx, nameOf(thing)) }));
  const isUnknown = ({ found }: (typeof known)[number]) => !found;
  const unknown = [...Map.groupBy(known.filter(isUnknown), ({ placeId }) => placeId)];
  const counted = await Promise.all(
    unknown.map(async ([placeId, some]) => {
      const rows = await countNamed(ctx, { kind, placeId, keys: some.map(({ keys }) => keys), cap: SUGGESTED_COUNT });
      const open = rows.filter((row) => row.goes_on);
      for (const row of open) remember(ctx, nameOf({ ...row, placeId }), row, { isKnown: true, news });
      return rows;
    }),
  );
  const all = [...known.flatMap(({ found }) => found ?? []), ...counted.flat()];
  return new Map(all.map(({ keys, items, goes_on }) => [keys, goes_on && items < SUGGESTED_COUNT ? null : items]));
}
