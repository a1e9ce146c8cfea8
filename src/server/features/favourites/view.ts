/** A favourite in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { FavouriteView } from "#contract/favourites.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { FavouriteRow } from "./queries.ts";

/** The card of an item of whatever kind. */
export type Card = NonNullable<FavouriteView["card"]>;

export function viewFavourite(kinds: Kinds, row: FavouriteRow, cards: ReadonlyMap<string, Card>): FavouriteView {
  const fkItemId = shortId(row.item_id);
  return {
    _id: shortId(row.id),
    kind: kinds.find(({ number }) => number === row.item_kind)!.key,
    fkItemId,
    name: row.name,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    card: cards.get(fkItemId) ?? null,
  } as FavouriteView;
}
