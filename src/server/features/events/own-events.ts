/** What organisers do with their own events: propose, save, list, call off, delete; and the end of those that are over. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { EventView, PrefilledEvent } from "#contract/events/event-views.ts";
import type { events } from "#contract/events/events.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { imageIdsByKey, imageKeysById } from "#server/platform/images/image-queries.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { columnsOf, saveOver, valuesOf } from "./event-values.ts";
import { showEvent } from "./events.ts";
import { gatheringKind } from "./gathering-kind.ts";
import { listByIds, listOwn } from "./queries.ts";
import { tellGuests } from "./telling.ts";
import { viewEvent, viewPrefilled } from "./view.ts";
import {
  countOwnInTurn,
  endBefore,
  insertEvent,
  type LockedEvent,
  lockEvent,
  updateEventRow,
} from "./write-queries.ts";

const OPEN_MAX = 10;
/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-event", most: 5 };
const ENDED_AT_ONCE = 500;

/** Waits for the staff. A repeated key is answered with the first event. */
export function createEvent(
  ctx: Ctx,
  { idempotencyKey: key, imageOrder = [], ...given }: ParsedOf<typeof events.create>,
  files: Upload[],
): Promise<{ event: EventView }> {
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "events.create", key, body }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const [imageId = null] = await arrangeImages(ctx, { ownerId, order: imageOrder, known: new Map(), files, most: 1 });
    const values = await valuesOf(ctx, given, imageId);
    return inTransaction(ctx, async (ctx) => {
      if ((await countOwnInTurn(ctx, ownerId)) >= OPEN_MAX) refuse("event.too-many", { n: OPEN_MAX });
      await takeOfDay(ctx, NEW_ONES, ownerId, "event.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      const times = { waiting_since: now, posted_at: now, updated_at: now };
      const { starts_at, ends_at, ...rest } = values;
      const span = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
      await insertEvent(ctx, { id, owner_id: ownerId, approval: "pending", ...rest, ...span, ...times });
      return keep(ctx, { event: await showEvent(ctx, id) });
    });
  });
}

/** Saves the whole form: over an event that waits or was turned down, beside one that others see. */
export async function updateEvent(
  ctx: Ctx,
  { id, imageOrder, ...given }: ParsedOf<typeof events.update>,
  files: Upload[],
): Promise<{ event: EventView }> {
  const own = await getOwn(ctx, id);
  const keys = await keysOf(ctx, own);
  const known = await imageIdsByKey(ctx, own.owner_id, [keys.shown, keys.wanted].flat());
  const order = imageOrder ?? keys.wanted;
  const [imageId = null] = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: 1 });
  const values = await valuesOf(ctx, given, imageId);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    requireOpen(ctx, before);
    if (values.capacity !== null && values.capacity < before.coming_count)
      refuse("event.room-taken", { n: before.coming_count });
    await saveOver(ctx, before, values);
    return { event: await showEvent(ctx, id) };
  });
}

/** For good: whoever said coming or perhaps is told. */
export function cancelEvent(ctx: Ctx, { id, reason }: ParsedOf<typeof events.cancel>): Promise<{ event: EventView }> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    requireOpen(ctx, before);
    const now = ctx.clock.now();
    await updateEventRow(ctx, id, {
      cancelled_at: now,
      cancel_reason: reason,
      revision: before.revision + 1,
      pending_edit: null,
      waiting_since: null,
      updated_at: now,
    });
    await itemsChanged(ctx, gatheringKind, [before]);
    await tellGuests(ctx, { eventId: id, news: "cancelled" });
    return { event: await showEvent(ctx, id) };
  });
}

/** Takes the caller's event away for good. */
export function removeEvent(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockOwn(ctx, id);
    const now = ctx.clock.now();
    const isOpen = event.cancelled_at === null && event.ends_at > now;
    if (isOpen && event.coming_count + event.perhaps_count > 0) refuse("event.has-guests");
    await updateEventRow(ctx, id, { deleted_at: now, updated_at: now, waiting_since: null, pending_edit: null });
    await itemsChanged(ctx, gatheringKind, [event]);
  });
}

/** The caller's events, newest first. */
export async function ownEventPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  const now = ctx.clock.now();
  const access = { isFull: true, isMine: true, knowsContact: true };
  return { events: page.rows.map((row) => viewEvent(row, access, now)), nextCursor: page.nextCursor };
}

/** What the form of the caller's event starts from, with what waits laid over it. */
export async function prefillEvent(ctx: Ctx, id: string): Promise<PrefilledEvent> {
  const row = await getOwn(ctx, id);
  const { wanted } = await keysOf(ctx, row);
  return viewPrefilled({
    ...row,
    ...columnsOf(row.pending_edit ?? {}),
    image_key: wanted[0] ?? null,
  });
}

/** The timed job: events that are over leave lists, search and cached pages. */
export async function endOverEvents(base: Base): Promise<void> {
  for (let ended = ENDED_AT_ONCE; ended === ENDED_AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const items = await endBefore(base, { now: base.clock.now(), most: ENDED_AT_ONCE });
      await itemsChanged(base, gatheringKind, items);
      return items.length;
    });
}

/** The caller's own; a refusal does not tell another's from a missing one. */
async function getOwn(ctx: Ctx, id: string) {
  const [row] = await listByIds(ctx, [id]);
  if (!row || row.deleted_at || row.owner_id !== memberOf(ctx).id) refuse("event.not-found");
  return row;
}

async function lockOwn(ctx: Ctx, id: string): Promise<LockedEvent> {
  const event = await lockEvent(ctx, id);
  if (!event || event.owner_id !== memberOf(ctx).id) refuse("event.not-found");
  return event;
}

/** What was called off stays so, and what is over is not moved. */
function requireOpen(ctx: Ctx, { cancelled_at, approval, ends_at }: LockedEvent): void {
  if (cancelled_at !== null || (approval === "approved" && ends_at <= ctx.clock.now())) refuse("event.closed");
}

/** The key of the picture that others see, and of the one that is wanted: none, one, or the same. */
async function keysOf(ctx: Ctx, { image_key, pending_edit }: Awaited<ReturnType<typeof getOwn>>) {
  const shown = image_key === null ? [] : [image_key];
  if (pending_edit?.image_id === undefined) return { shown, wanted: shown };
  return { shown, wanted: pending_edit.image_id === null ? [] : await imageKeysById(ctx, [pending_edit.image_id]) };
}
