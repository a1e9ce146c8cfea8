/** How a member asks the staff for a group, and corrects what they turned down. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { OwnGroup } from "#contract/group-views.ts";
import type { groups } from "#contract/groups.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { ownGroup } from "./groups.ts";
import { countFoundedInTurn, insertGroup, lockGroup, updateGroupRow } from "./write-queries.ts";

const FOUNDED_MAX = 5;
/** New ones and corrections together. */
const SENT = { name: "group-sent", most: 10 };

type Form = Omit<ParsedOf<typeof groups.update>, "id">;

/** Waits for the staff. A repeated key is answered with the first one. */
export function createGroup(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof groups.create>,
): Promise<{ group: OwnGroup }> {
  return once(ctx, { call: "groups.create", key, body: given }, async (keep) => {
    const values = await valuesOf(ctx, given);
    return inTransaction(ctx, async (ctx) => {
      const { id: owner_id } = memberOf(ctx);
      if ((await countFoundedInTurn(ctx, owner_id)) >= FOUNDED_MAX) refuse("group.too-many", { n: FOUNDED_MAX });
      await takeOfDay(ctx, SENT, owner_id, "group.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      await insertGroup(ctx, { id, owner_id, ...values, created_at: now, updated_at: now, waiting_since: now });
      return keep(ctx, { group: await ownGroup(ctx, id) });
    });
  });
}

/** Until the staff have agreed; from then on its members have joined what was described. */
export async function updateGroup(
  ctx: Ctx,
  { id, ...given }: ParsedOf<typeof groups.update>,
): Promise<{ group: OwnGroup }> {
  const values = await valuesOf(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const group = await lockGroup(ctx, id);
    const { id: memberId } = memberOf(ctx);
    if (group?.owner_id !== memberId) refuse("group.not-found");
    if (group.approval !== "pending" && group.approval !== "rejected") refuse("group.approved");
    await takeOfDay(ctx, SENT, memberId, "group.too-many-today");
    const now = ctx.clock.now();
    await updateGroupRow(ctx, id, {
      ...values,
      approval: "pending",
      rejection_message: null,
      waiting_since: group.waiting_since ?? now,
      updated_at: now,
    });
    return { group: await ownGroup(ctx, id) };
  });
}

async function valuesOf(ctx: Ctx, given: Form) {
  return {
    name: given.name,
    name_hi: given.nameHi ?? null,
    description: given.description ?? null,
    description_hi: given.descriptionHi ?? null,
    rules: given.rules ?? null,
    rules_hi: given.rulesHi ?? null,
    place_id: given.fkCityId === undefined ? null : (await getPlace(ctx, given.fkCityId)).id,
    is_closed: given.isClosed,
    asks_first: given.asksFirst,
  };
}
