/** Newest lists in which nobody crowds out the others: at most three items of one owner on a page while there are others', the rest on later pages. */
import { longId, shortId } from "#base/ids.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { cursorOf, type Keyset, startOf } from "#server/platform/postgres/keyset.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import type { ListedKind } from "./kinds.ts";
import { type HeldBack, type ListedRow, listHeldBack, listNewest, type NewestRange } from "./newest-queries.ts";

const MOST_OF_ONE = 3;
/** Owners who may be held back at a time: a cursor names them. */
const MOST_HELD_BACK = 10;
const MOST_ROUNDS = 6;
/** Earlier than any row. */
const END: Keyset = { atMicros: "0", id: "00000000-0000-0000-0000-000000000000" };

export interface SpreadPage {
  rows: ListedRow[];
  nextCursor: string | null;
}

/** Where a page begins, and of whom something newer than that is still to come. Refuses what is no cursor of ours. */
export function spreadStart(cursor: string | undefined): { from: Keyset; heldBack: HeldBack[] } {
  const [, plain, others = ""] = /^(\d{1,16}_[\w-]{22})((?:_\d{1,16}_[\w-]{22}_[\w-]{22})+)$/.exec(cursor ?? "") ?? [];
  const heldBack = [...others.matchAll(/_(\d{1,16}_[\w-]{22})_([\w-]{22})/g)].map(([, last, owner]) => ({
    ...startOf(last),
    ownerId: longId(owner!) ?? refuseFields({ cursor: "field.cursor.invalid" }),
  }));
  return { from: startOf(plain ?? cursor), heldBack };
}

/** One page. Where nobody has more than three it is one statement, the same as without all this. */
export async function listSpread(
  ctx: Handle,
  kind: ListedKind,
  range: NewestRange,
  heldBack: HeldBack[],
): Promise<SpreadPage> {
  const { limit } = range;
  const shown: ListedRow[] = [];
  let left: ListedRow[] = [];
  const crowding = new Set<string>();
  const take = (row: ListedRow) => {
    const { length } = shown.filter(({ owner_id }) => owner_id === row.owner_id);
    const isHeld = length >= MOST_OF_ONE && (crowding.has(row.owner_id) || crowding.size < MOST_HELD_BACK);
    if (shown.length < limit && !isHeld) return void shown.push(row);
    crowding.add(row.owner_id);
    left.push(row);
  };
  if (heldBack.length > 0) for (const row of await listHeldBack(ctx, kind, range, heldBack)) take(row);
  let last: ListedRow | undefined;
  let isEnd = false;
  for (let round = 0; shown.length < limit && !isEnd && round < MOST_ROUNDS; round += 1) {
    const from = last ? keysetOf(last) : range.from;
    const rows = await listNewest(ctx, kind, { ...range, from, withoutOwners: [...crowding] });
    isEnd = rows.length <= limit;
    for (const row of rows.slice(0, limit)) {
      if (shown.length === limit) {
        isEnd = false;
        break;
      }
      take(row);
      last = row;
    }
  }
  // Nobody else has anything more: what was left goes on, in its order.
  if (isEnd) {
    shown.push(...left.splice(0, limit - shown.length));
    shown.sort((a, b) => b.at_micros - a.at_micros || (a.id < b.id ? 1 : -1));
  }
  const from = isEnd ? END : last ? keysetOf(last) : range.from;
  const held = [...crowding].map((ownerId) => ({
    ...(lastOf(shown, ownerId) ?? heldBack.find((one) => one.ownerId === ownerId)!),
    ownerId,
  }));
  left =
    left.length > 0 || !isEnd || held.length === 0 ? left : await listHeldBack(ctx, kind, { ...range, from }, held);
  const isLast = isEnd && left.length === 0;
  return { rows: shown, nextCursor: isLast ? null : cursorText(from, held) };
}

function lastOf(shown: readonly ListedRow[], ownerId: string): Keyset | undefined {
  const last = shown.findLast(({ owner_id }) => owner_id === ownerId);
  return last && keysetOf(last);
}

function keysetOf({ at_micros, id }: ListedRow): Keyset {
  return { atMicros: String(at_micros), id };
}

function cursorText(from: Keyset, held: readonly HeldBack[]): string {
  const plain = ({ atMicros, id }: Keyset) => cursorOf({ at_micros: Number(atMicros), id });
  return [plain(from), ...held.map((one) => `${plain(one)}_${shortId(one.ownerId)}`)].join("_");
}
