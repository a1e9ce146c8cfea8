/** The calls of hearts in the browser, apart because a visitor's page needs none; a member's heart loads them when it appears, so that they are here without a connection too. */
import { type FavouriteItem, favourites } from "#contract/favourites.ts";
import type { KindKey } from "#contract/kinds.ts";
import { call } from "#web/platform/calls/call.ts";
import { orLater, unLater } from "#web/platform/offline/or-later.ts";

interface Kept {
  kind: KindKey;
  id: string;
}

const keyOf = ({ kind, id }: Kept) => `favourite:${kind}:${id}`;

export async function fetchOwnItems(): Promise<FavouriteItem[]> {
  return (await call(favourites.fetchItems, {})).items;
}

/** The favourite's id; undefined when it waits for a connection. */
export async function keepItem({ kind, id }: Kept): Promise<string | undefined> {
  return (await orLater(keyOf({ kind, id }), favourites.create, { kind, fkItemId: id }))?.id;
}

/** One that was kept without a connection: false while nothing has been sent. */
export function takeBackKept(item: Kept): Promise<boolean> {
  return unLater(keyOf(item));
}

/** The id of one that was sent since it was kept without a connection: keeping it once more answers it. */
export async function idOfKept({ kind, id }: Kept): Promise<string> {
  return (await call(favourites.create, { kind, fkItemId: id })).id;
}

/** Whether it was removed at once; false when it waits for a connection. */
export async function dropItem(item: Kept, favouriteId: string): Promise<boolean> {
  return (await orLater(keyOf(item), favourites.delete, { id: favouriteId })) !== undefined;
}

export function deleteFavourite(id: string): Promise<unknown> {
  return call(favourites.delete, { id });
}
