/** A favourite in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { FavouriteView } from "#contract/favourites.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { FavouriteRow } from "./queries.ts";

/** The card of an item of whatever kind. */
export type Card = NonNullable<FavouriteView["card"]>;

export function viewFavourite(kinds: Kinds, row: FavouriteRow, cards: ReadonlyMap<string, Card>): FavouriteView {
  const item = viewItem(kinds, row);
  return {
    ...item,
    name: row.name,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    card: cards.get(item.fkItemId) ?? null,
  } as FavouriteView;
}

export function viewItem(kinds: Kinds, { id, item_kind, item_id }: Pick<FavouriteRow, "id" | "item_kind" | "item_id">) {
  const { key } = kinds.find(({ number }) => number === item_kind)!;
  return { _id: shortId(id), kind: key, fkItemId: shortId(item_id) };
}
