/** Members who hide from each other: one blocks, neither nor their families are shown to the other anywhere from then on, and nobody is told. */
import { newId, shortId } from "#base/ids.ts";
import type { BlockView, blocks, Through } from "#contract/blocks.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  deleteBlock,
  hasBlock,
  hasOwnBlock,
  insertBlock,
  listBlocks,
  listFamily,
  lockBetween,
} from "./block-queries.ts";

/** More than anybody who is pestered needs, and too few to hide from a whole town. */
const PER_DAY = { name: "blocks", most: 50 };

/** What the rooms that show persons hand down. */
export interface BlockParts {
  /** Who stands behind what the caller sees there, and under which name; refuses what the caller is not shown. */
  seen: Record<Through, (ctx: Ctx, id: string) => Promise<{ memberId: string; name: string | null }>>;
  /** What a room ends between two members when one blocks the other, in the same transaction. */
  ends: ReadonlyArray<(ctx: Ctx, one: string, other: string) => Promise<unknown>>;
  /** What a room counts anew when a block begins or ends. */
  changes: ReadonlyArray<(ctx: Ctx, one: string, other: string) => Promise<unknown>>;
}

/** Blocks whoever stands behind it; once more changes nothing. */
export async function block(
  ctx: Ctx,
  { seen, ends, changes }: BlockParts,
  { through, id }: ParsedOf<typeof blocks.create>,
): Promise<void> {
  const { memberId: blocked_id, name } = await seen[through](ctx, id);
  const blocker_id = memberOf(ctx).id;
  if (blocked_id === blocker_id) refuse("block.own-thing");
  await inTransaction(ctx, async (ctx) => {
    const pairs = await pairsOf(ctx, blocker_id, blocked_id);
    for (const [one, other] of pairs) await lockBetween(ctx, one, other);
    const created_at = ctx.clock.now();
    if (!(await insertBlock(ctx, { id: newId(), blocker_id, blocked_id, seen_through: through, name, created_at })))
      return;
    await takeOfDay(ctx, PER_DAY, blocker_id, "block.too-many");
    for (const [one, other] of pairs) for (const work of [...ends, ...changes]) await work(ctx, one, other);
  });
}

/** Takes one of the caller's back. */
export function unblock(ctx: Ctx, { changes }: BlockParts, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const blockerId = memberOf(ctx).id;
    const other = await deleteBlock(ctx, id, blockerId);
    if (other === undefined) return;
    for (const pair of await pairsOf(ctx, blockerId, other)) for (const work of changes) await work(ctx, ...pair);
  });
}

/** The two, and each of the one family with each of the other, always in one order; within one family it is between the two alone. */
async function pairsOf(ctx: Ctx, one: string, other: string): Promise<Array<[string, string]>> {
  const [ours, theirs] = [await listFamily(ctx, one), await listFamily(ctx, other)];
  if (ours.includes(other)) return [[one, other]];
  const pairs = ours.flatMap((a) => theirs.filter((b) => !ours.includes(b)).map((b): [string, string] => [a, b]));
  return pairs.sort((x, y) => ([...x].sort().join() < [...y].sort().join() ? -1 : 1));
}

/** Whom the caller has blocked, the newest first. */
export async function ownBlocks(
  ctx: Ctx,
  { limit, cursor }: ParsedOf<typeof blocks.fetchAll>,
): Promise<{ blocks: BlockView[]; nextCursor: string | null }> {
  const { rows, nextCursor } = pageOf(
    await listBlocks(ctx, { blockerId: memberOf(ctx).id, from: startOf(cursor), limit }),
    limit,
  );
  const views = rows.map(({ id, seen_through: through, name, created_at }) => ({
    _id: shortId(id),
    through,
    name,
    blockedAt: created_at.toISOString(),
  }));
  return { blocks: views, nextCursor };
}

/** Whether one of two members, or of their families, has blocked the other. */
export function areBlocked(ctx: Ctx, one: string, other: string): Promise<boolean> {
  return hasBlock(ctx, one, other);
}

/** The same for whoever is about to reach the other: a block that begins meanwhile waits for what comes of it, and ends it. */
export async function areBlockedInTurn(ctx: Ctx, one: string, other: string): Promise<boolean> {
  await lockBetween(ctx, one, other);
  return hasBlock(ctx, one, other);
}

/** Whether the caller has blocked that member. */
export function hasBlocked(ctx: Ctx, memberId: string): Promise<boolean> {
  return hasOwnBlock(ctx, memberOf(ctx).id, memberId);
}

/** Whether the caller may be shown that member, or hides them on their own account: who presses "Block" twice learns nothing new by it. */
export async function mayBlock(ctx: Ctx, memberId: string): Promise<boolean> {
  const { id } = memberOf(ctx);
  return (await hasOwnBlock(ctx, id, memberId)) || !(await hasBlock(ctx, id, memberId));
}
