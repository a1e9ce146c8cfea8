/** What members do with their own entries: add, save, list, delete; and the end of events whose last day has passed. */
import { dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { ENTRY_IMAGES } from "#contract/spirituality/choices.ts";
import type { EntryView, PrefilledEntry } from "#contract/spirituality/entry-views.ts";
import type { spirituality } from "#contract/spirituality/spirituality.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { imageIdsByKey } from "#server/platform/images/image-queries.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { showEntry } from "./entries.ts";
import { saveOver, valuesOf } from "./entry-values.ts";
import { listByIds, listOwn } from "./queries.ts";
import { isOver, sevaKind } from "./seva-kind.ts";
import { viewEntry, viewPrefilled } from "./view.ts";
import {
  countOwnInTurn,
  endBefore,
  insertEntry,
  listImageKeys,
  lockEntry,
  setImages,
  updateEntryRow,
} from "./write-queries.ts";

const OWN_MAX = 30;
/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-seva-entry", most: 10 };
const ENDED_AT_ONCE = 500;

/** Waits for the staff. A repeated key is answered with the first entry. */
export function addEntry(
  ctx: Ctx,
  { idempotencyKey: key, imageOrder = [], ...given }: ParsedOf<typeof spirituality.add>,
  files: Upload[],
): Promise<{ entry: EntryView }> {
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "seva.add", key, body }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const values = await valuesOf(ctx, given);
    const imageIds = await arrangeImages(ctx, {
      ownerId,
      order: imageOrder,
      known: new Map(),
      files,
      most: ENTRY_IMAGES,
    });
    return inTransaction(ctx, async (ctx) => {
      if ((await countOwnInTurn(ctx, ownerId)) >= OWN_MAX) refuse("seva.too-many", { n: OWN_MAX });
      await takeOfDay(ctx, NEW_ONES, ownerId, "seva.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      const times = { waiting_since: now, posted_at: now, updated_at: now };
      await insertEntry(ctx, { id, owner_id: ownerId, kind: given.kind, approval: "pending", ...values, ...times });
      await setImages(ctx, id, imageIds);
      return keep(ctx, { entry: await showEntry(ctx, id) });
    });
  });
}

/** Saves the whole form: over an entry that waits or was turned down, beside one that others see. */
export async function updateEntry(
  ctx: Ctx,
  { id, imageOrder, ...given }: ParsedOf<typeof spirituality.update>,
  files: Upload[],
): Promise<{ entry: EntryView }> {
  const own = await getOwn(ctx, id);
  if (own.kind !== given.kind) refuse("seva.kind-stays");
  const values = await valuesOf(ctx, given);
  const shownKeys = own.images;
  const waiting = await waitingKeys(ctx, own);
  const known = await imageIdsByKey(ctx, own.owner_id, [...shownKeys, ...(waiting ?? [])]);
  const order = imageOrder ?? waiting ?? shownKeys;
  const imageIds = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: ENTRY_IMAGES });
  return inTransaction(ctx, async (ctx) => {
    const before = (await lockEntry(ctx, id, memberOf(ctx).id)) ?? refuse("seva.not-found");
    await saveOver(ctx, before, values, imageIds);
    return { entry: await showEntry(ctx, id) };
  });
}

/** Takes the caller's entry away for good. */
export function removeEntry(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const entry = (await lockEntry(ctx, id, memberOf(ctx).id)) ?? refuse("seva.not-found");
    const now = ctx.clock.now();
    await updateEntryRow(ctx, id, { deleted_at: now, updated_at: now, waiting_since: null, pending_edit: null });
    await itemsChanged(ctx, sevaKind, [entry]);
  });
}

/** The caller's entries, newest first. */
export async function ownEntryPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  const now = ctx.clock.now();
  const access = { isFull: true, isMine: true, knowsContact: true };
  return {
    entries: page.rows.map((row) => viewEntry(row, access, { isOver: isOver(row, now) })),
    nextCursor: page.nextCursor,
  };
}

/** What the form of the caller's entry starts from, with what waits laid over it. */
export async function prefillEntry(ctx: Ctx, id: string): Promise<PrefilledEntry> {
  const row = await getOwn(ctx, id);
  const { imageIds: _, ...edit } = row.pending_edit ?? {};
  const images = (await waitingKeys(ctx, row)) ?? row.images;
  return viewPrefilled({ ...row, ...edit, images });
}

/** The timed job of midnight: events whose last day has passed leave lists, search and cached pages. */
export async function endPastEvents(base: Base): Promise<void> {
  for (let ended = ENDED_AT_ONCE; ended === ENDED_AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const now = base.clock.now();
      const items = await endBefore(base, { day: dayOf(now), now, most: ENDED_AT_ONCE });
      await itemsChanged(base, sevaKind, items);
      return items.length;
    });
}

/** The caller's own; a refusal does not tell another's from a missing one. */
async function getOwn(ctx: Ctx, id: string) {
  const [row] = await listByIds(ctx, [id]);
  if (!row || row.deleted_at || row.owner_id !== memberOf(ctx).id) refuse("seva.not-found");
  return row;
}

/** The keys of the pictures of an edit that waits, in their order. */
async function waitingKeys(ctx: Ctx, { pending_edit }: Pick<Awaited<ReturnType<typeof getOwn>>, "pending_edit">) {
  const ids = pending_edit?.imageIds;
  if (!ids) return undefined;
  const keys = await listImageKeys(ctx, ids);
  return ids.flatMap((imageId) => keys.get(imageId) ?? []);
}
