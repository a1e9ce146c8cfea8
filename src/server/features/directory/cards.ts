/** Cards and locked views, stored as JSON text when an item changes, so that an answer only joins texts. */
import type { JsonText } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type CardRow, deleteCards, findStoredCard, findStoredCards, putCards } from "./card-queries.ts";
import { categoryAndPlaceMembers, type ReferenceData, referenceFor } from "./category-and-place.ts";
import type { Kind } from "./kinds.ts";

/** An item of a list: its id, and its card as far as the list's statement brought it. */
export type ListItem = Partial<CardRow> & { id: string; distanceKm?: number };
type RowWithCard = CardRow & { members: string };

/** The cards of these items in their order, with the distance where one is given; a card that is not stored is made now, and left out when strangers may not see the item. */
export async function viewCards<Card>(ctx: Handle, kind: Kind, items: readonly ListItem[]): Promise<JsonText<Card>[]> {
  const without = items.filter((item) => !hasCard(item)).map(({ id }) => id);
  const found = new Map((await cardsOf(ctx, kind, without)).map((row) => [row.id, row]));
  const rows = items.flatMap((item) => {
    const row = hasCard(item) ? item : found.get(item.id);
    return row ? [{ row, distanceKm: item.distanceKm }] : [];
  });
  const reference = await referenceFor(
    ctx,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, distanceKm }) => jsonOfCard<Card>(kind, row, reference, distanceKm));
}

/** As they are stored, or made now. */
async function cardsOf(ctx: Handle, kind: Kind, ids: string[]): Promise<RowWithCard[]> {
  if (ids.length === 0) return [];
  const stored = await findStoredCards(ctx, kind, ids);
  const known = new Set(stored.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length === 0 ? stored : [...stored, ...(await kind.makeCards(ctx, missing))];
}

function hasCard(item: ListItem): item is RowWithCard & ListItem {
  return typeof item.members === "string";
}

/** What strangers get of an item's own page; undefined when it is not stored, whatever the reason. */
export async function findLockedView<View>(ctx: Handle, kind: Kind, id: string): Promise<JsonText<View> | undefined> {
  const row = await findStoredCard(ctx, kind, id);
  return row && jsonOfCard<View>(kind, row, await referenceFor(ctx, [row]), undefined, `,${row.locked}`);
}

function jsonOfCard<Value>(
  { counted }: Kind,
  row: Omit<RowWithCard, "counted"> & { counted?: number | null },
  reference: ReferenceData,
  distanceKm: number | undefined,
  rest = "",
): JsonText<Value> {
  const distance = distanceKm === undefined ? "null" : Math.round(distanceKm);
  const count = counted ? `,"${counted.field}":${row.counted}` : "";
  return `{${row.members},${categoryAndPlaceMembers(row, reference)},"distanceKm":${distance}${count}${rest}}` as JsonText<Value>;
}

/** Stores the cards of these items anew and removes those that strangers may not see. Call it in the transaction of the change, with their search documents locked. */
export async function storeCards(ctx: Handle, kind: Kind, ids: readonly string[]): Promise<void> {
  const cards = await kind.makeCards(ctx, ids);
  const stored = new Set(cards.map(({ id }) => id));
  await deleteCards(
    ctx,
    ids.filter((id) => !stored.has(id)),
  );
  await putCards(ctx, kind, cards);
}
