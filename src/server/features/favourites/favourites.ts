/** What members keep of the directory: every verb is about the caller's own. */
import { maskContacts } from "#base/contact-mask.ts";
import { newId, shortId } from "#base/ids.ts";
import { FAVOURITES_MAX, type FavouriteItem, type FavouriteView } from "#contract/favourites.ts";
import type { KindKey } from "#contract/kinds.ts";
import { viewCards } from "#server/features/directory/cards.ts";
import { findPublicName } from "#server/features/directory/item-queries.ts";
import { type Item, type Kinds, kindOf } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  countLocked,
  deleteFavourite,
  type FavouriteRow,
  findFavourite,
  insertFavourite,
  listFavourites,
  listItems,
  updateNote,
} from "./queries.ts";
import { type Card, viewFavourite, viewItem } from "./view.ts";

interface ItemOf {
  kind: KindKey;
  fkItemId: string;
}

interface Page {
  limit: number;
  cursor?: string;
}

/** Newest first, with the cards of those that are public. */
export async function ownFavourites(
  ctx: Ctx,
  kinds: Kinds,
  { limit, cursor }: Page,
): Promise<{ favourites: FavouriteView[]; nextCursor: string | null }> {
  const range = { memberId: memberOf(ctx).id, from: startOf(cursor), limit };
  const { rows, nextCursor } = pageOf(await listFavourites(ctx, range), limit);
  const cards = await cardsOf(ctx, kinds, rows);
  return { favourites: rows.map((row) => viewFavourite(kinds, row, cards)), nextCursor };
}

/** All of them, without their cards. */
export async function ownItems(ctx: Ctx, kinds: Kinds): Promise<FavouriteItem[]> {
  const rows = await listItems(ctx, memberOf(ctx).id, FAVOURITES_MAX);
  return rows.map((row) => ({ ...viewItem(kinds, row), hasNote: row.has_note }));
}

/** Keeps a public item; keeping it twice changes nothing. Refuses more than FAVOURITES_MAX. */
export function createFavourite(ctx: Ctx, kinds: Kinds, given: ItemOf): Promise<string> {
  const { id: memberId } = memberOf(ctx);
  const item = itemOf(kinds, given);
  return inTransaction(ctx, async (ctx) => {
    const total = await countLocked(ctx, memberId);
    const before = await findFavourite(ctx, memberId, item);
    if (before) return shortId(before.id);
    const name = (await findPublicName(ctx, item)) ?? refuse(item.kind.notFound);
    if (total >= FAVOURITES_MAX) refuse("favourite.too-many", { n: FAVOURITES_MAX });
    const id = newId();
    const row = { id, member_id: memberId, item_kind: item.kind.number, item_id: item.id, name: maskContacts(name) };
    await insertFavourite(ctx, { ...row, created_at: ctx.clock.now() });
    return shortId(id);
  });
}

export async function changeNote(ctx: Ctx, id: string, note: string): Promise<void> {
  if (!(await updateNote(ctx, memberOf(ctx).id, id, note))) refuse("favourite.not-found");
}

export async function removeFavourite(ctx: Ctx, id: string): Promise<void> {
  if (!(await deleteFavourite(ctx, memberOf(ctx).id, id))) refuse("favourite.not-found");
}

function itemOf(kinds: Kinds, { kind, fkItemId: id }: ItemOf): Item {
  return { kind: kindOf(kinds, kind), id };
}

/** The cards of the public ones, by the id as it stands in links. */
export async function cardsOf(ctx: Ctx, kinds: Kinds, rows: readonly FavouriteRow[]): Promise<Map<string, Card>> {
  const lists = await Promise.all(
    kinds.map((kind) => {
      const items = rows.filter((row) => row.item_kind === kind.number).map((row) => ({ id: row.item_id }));
      return viewCards<Card>(ctx, kind, items);
    }),
  );
  return new Map(
    lists.flat().map((json) => {
      const card = JSON.parse(json) as Card;
      return [card._id, card];
    }),
  );
}
