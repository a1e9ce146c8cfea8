/** How a member asks the staff for a group, corrects what they turned down, and changes what they have approved. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { OwnGroup } from "#contract/group-views.ts";
import type { groups } from "#contract/groups.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { PendingGroup } from "#server/tables/json-columns.ts";
import { groupChanged, ownGroup, placesOf } from "./groups.ts";
import { listOwn } from "./queries.ts";
import { viewOwnGroup } from "./view.ts";
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

/** Saves the whole form: over a group that waits or was turned down, beside one that others see. Who joins at once holds at once. */
export async function updateGroup(
  ctx: Ctx,
  { id, ...given }: ParsedOf<typeof groups.update>,
): Promise<{ group: OwnGroup }> {
  const { is_closed, asks_first, ...texts } = await valuesOf(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockGroup(ctx, id);
    const { id: memberId } = memberOf(ctx);
    if (before?.owner_id !== memberId) refuse("group.not-found");
    const now = ctx.clock.now();
    if (before.approval === "approved" || before.approval === "withheld") {
      // What its members have written was written for those who could read it then.
      if (before.is_closed !== is_closed) refuse("group.readers-stay");
      const edit = nextEdit<PendingGroup>(shownTexts(before), null, texts);
      await updateGroupRow(ctx, id, {
        asks_first,
        pending_edit: edit === null ? null : JSON.stringify(edit),
        waiting_since: edit === null ? null : (before.waiting_since ?? now),
        edit_rejection_message: null,
        updated_at: now,
      });
    } else
      await updateGroupRow(ctx, id, {
        ...texts,
        is_closed,
        asks_first,
        approval: "pending",
        rejection_message: null,
        waiting_since: before.waiting_since ?? now,
        updated_at: now,
      });
    await takeOfDay(ctx, SENT, memberId, "group.too-many-today");
    await groupChanged(ctx, id);
    return { group: await ownGroup(ctx, id) };
  });
}

/** What the form of the caller's group starts from, with what waits laid over it. */
export async function prefillGroup(ctx: Ctx, id: string): Promise<{ group: OwnGroup }> {
  const { id: memberId } = memberOf(ctx);
  const [row] = await listOwn(ctx, { memberId, id, limit: 1 });
  if (row?.owner_id !== memberId) refuse("group.not-found");
  const wanted = { ...row, ...row.pending_edit };
  return { group: viewOwnGroup(wanted, memberId, await placesOf(ctx, [wanted])) };
}

/** What approving an edit does. The caller clears the edit. */
export async function applyEdit(ctx: Ctx, id: string, edit: PendingGroup): Promise<void> {
  await updateGroupRow(ctx, id, { ...edit, updated_at: ctx.clock.now() });
}

/** The texts of the form as others see them. */
function shownTexts(row: Required<PendingGroup>): Required<PendingGroup> {
  const { name, name_hi, description, description_hi, rules, rules_hi, place_id } = row;
  return { name, name_hi, description, description_hi, rules, rules_hi, place_id };
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
