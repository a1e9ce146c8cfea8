/** What families do with their own announcements: write, save, list, withdraw. */
import { newId } from "#base/ids.ts";
import type { AnnouncementView, PrefilledAnnouncement } from "#contract/announcements/announcement-views.ts";
import type { announcements } from "#contract/announcements/announcements.ts";
import { itemTag, LIST_TAG } from "#contract/announcements/tags.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { imageIdsByKey, imageKeysById } from "#server/platform/images/image-queries.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { PendingAnnouncement } from "#server/tables/json-columns.ts";
import { type AnnouncementValues, valuesOf } from "./announcement-values.ts";
import { showAnnouncement } from "./announcements.ts";
import { insertAnnouncement, listByIds, listOwn, lockOwn, updateAnnouncementRow } from "./queries.ts";
import { viewAnnouncement, viewPrefilled } from "./view.ts";

const NEW_ONES = { name: "new-announcement", most: 3 };

/** Waits for the staff. A repeated key is answered with the first one. */
export function createAnnouncement(
  ctx: Ctx,
  { idempotencyKey: key, imageOrder = [], ...given }: ParsedOf<typeof announcements.create>,
  files: Upload[],
): Promise<{ announcement: AnnouncementView }> {
  const body = { ...given, files: fingerprints(files) };
  return once(ctx, { call: "announcements.create", key, body }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const [imageId = null] = await arrangeImages(ctx, { ownerId, order: imageOrder, known: new Map(), files, most: 1 });
    const values = await valuesOf(ctx, given, imageId);
    return inTransaction(ctx, async (ctx) => {
      await takeOfDay(ctx, NEW_ONES, ownerId, "announcement.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      const { audience, commentsOpen: comments_open, kind } = given;
      const times = { waiting_since: now, posted_at: now, updated_at: now };
      await insertAnnouncement(ctx, {
        id,
        owner_id: ownerId,
        kind,
        approval: "pending",
        audience,
        comments_open,
        ...columns(values),
        ...times,
      });
      return keep(ctx, { announcement: await showAnnouncement(ctx, id) });
    });
  });
}

/** Saves the whole form. Who may see it holds at once: a family that closes it waits for nobody. */
export async function updateAnnouncement(
  ctx: Ctx,
  { id, imageOrder, ...given }: ParsedOf<typeof announcements.update>,
  files: Upload[],
): Promise<{ announcement: AnnouncementView }> {
  const own = await getOwn(ctx, id);
  if (own.kind !== given.kind) refuse("announcement.kind-stays");
  const keys = await keysOf(ctx, own);
  const known = await imageIdsByKey(ctx, own.owner_id, [keys.shown, keys.wanted].flat());
  const order = imageOrder ?? keys.wanted;
  const [imageId = null] = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: 1 });
  const values = await valuesOf(ctx, given, imageId);
  return inTransaction(ctx, async (ctx) => {
    const before = (await lockOwn(ctx, id, memberOf(ctx).id)) ?? refuse("announcement.not-found");
    const now = ctx.clock.now();
    const atOnce = { audience: given.audience, comments_open: given.commentsOpen, updated_at: now };
    if (before.approval === "approved" || before.approval === "withheld") {
      const edit = nextEdit<PendingAnnouncement>(shownValues(before, values), null, values);
      await updateAnnouncementRow(ctx, id, {
        ...atOnce,
        pending_edit: edit === null ? null : JSON.stringify(edit),
        waiting_since: edit === null ? null : (before.waiting_since ?? now),
        edit_rejection_message: null,
      });
    } else
      await updateAnnouncementRow(ctx, id, {
        ...atOnce,
        ...columns(values),
        approval: "pending",
        waiting_since: before.waiting_since ?? now,
        rejection_message: null,
      });
    await announcementChanged(ctx, id);
    return { announcement: await showAnnouncement(ctx, id) };
  });
}

/** Takes the caller's announcement back for good. */
export function withdrawAnnouncement(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockOwn(ctx, id, memberOf(ctx).id))) refuse("announcement.not-found");
    const now = ctx.clock.now();
    await updateAnnouncementRow(ctx, id, { deleted_at: now, updated_at: now, waiting_since: null, pending_edit: null });
    await announcementChanged(ctx, id);
  });
}

/** The caller's announcements, newest first. */
export async function ownAnnouncementPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  return {
    announcements: page.rows.map((row) => viewAnnouncement(row, { isMine: true, isMember: true })),
    nextCursor: page.nextCursor,
  };
}

/** What the form of the caller's announcement starts from, with what waits laid over it. */
export async function prefillAnnouncement(ctx: Ctx, id: string): Promise<PrefilledAnnouncement> {
  const row = await getOwn(ctx, id);
  const { wanted } = await keysOf(ctx, row);
  return viewPrefilled({ ...row, ...row.pending_edit, image_key: wanted[0] ?? null });
}

/** What approving an edit does. The caller clears the edit. */
export async function applyEdit(ctx: Ctx, id: string, edit: PendingAnnouncement): Promise<void> {
  const { ceremonies, ...rest } = edit;
  await updateAnnouncementRow(ctx, id, {
    ...rest,
    ...(ceremonies && { ceremonies: JSON.stringify(ceremonies) }),
    updated_at: ctx.clock.now(),
  });
}

/** Drops the cached pages that show it, or the list. */
export async function announcementChanged(ctx: Handle, id: string): Promise<void> {
  await changed(ctx, itemTag(id), LIST_TAG);
}

function columns({ ceremonies, ...rest }: AnnouncementValues) {
  return { ...rest, ceremonies: JSON.stringify(ceremonies) };
}

/** The columns of the form as others see them. */
function shownValues(row: object, values: AnnouncementValues): AnnouncementValues {
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, row[name as keyof typeof row]]),
  ) as unknown as AnnouncementValues;
}

/** The caller's own; a refusal does not tell another's from a missing one. */
async function getOwn(ctx: Ctx, id: string) {
  const [row] = await listByIds(ctx, [id]);
  if (!row || row.deleted_at || row.owner_id !== memberOf(ctx).id) refuse("announcement.not-found");
  return row;
}

/** The key of the photo that others see, and of the one that is wanted: none, one, or the same. */
async function keysOf(ctx: Ctx, { image_key, pending_edit }: Awaited<ReturnType<typeof getOwn>>) {
  const shown = image_key === null ? [] : [image_key];
  if (pending_edit?.image_id === undefined) return { shown, wanted: shown };
  return { shown, wanted: pending_edit.image_id === null ? [] : await imageKeysById(ctx, [pending_edit.image_id]) };
}
