/** What members do with their own posts: write, change, take away. */
import { maskedStart } from "#base/contact-mask.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { feed } from "#contract/feed.ts";
import { POST_IMAGES } from "#contract/feed-form.ts";
import type { PostView } from "#contract/feed-views.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { imageIdsByKey } from "#server/platform/images/image-queries.ts";
import { arrangeImages, fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { postChanged, showPost } from "./feed.ts";
import { findPost } from "./queries.ts";
import {
  insertOptions,
  insertPost,
  isInGroup,
  isTrustedInTurn,
  lockPost,
  setImages,
  updatePostRow,
} from "./write-queries.ts";

const NEW_ONES = { name: "new-post", most: 10 };
const SAVINGS = { name: "post-saved", most: 40 };
/** So much of a text names the post to staff and in notices. */
const NAME_CHARACTERS = 60;

type Given = ParsedOf<typeof feed.update>;

/** Writes one, or with an id changes one of the caller's own; for members with a running plan. */
export function savePost(ctx: Ctx, given: Given, files: Upload[]): Promise<{ post: PostView }> {
  if (!memberOf(ctx).paid) refuse("plan.needed");
  const { idempotencyKey: key, ...post } = given;
  const body = { ...post, files: fingerprints(files) };
  return once(ctx, { call: "feed.update", key, body }, async (keep) => {
    const { id, ...form } = post;
    const values = await valuesOf(ctx, form);
    const imageIds = await imagesOf(ctx, id, form.imageOrder, files);
    return inTransaction(ctx, async (ctx) => {
      const saved = id === undefined ? await create(ctx, form, values) : await change(ctx, id, values);
      await setImages(ctx, saved.id, imageIds);
      await postChanged(ctx, saved);
      return keep(ctx, { post: await showPost(ctx, saved.id) });
    });
  });
}

/** Takes the caller's own away for good. */
export function removePost(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const post = await lockPost(ctx, id);
    if (post?.owner_id !== memberOf(ctx).id) refuse("post.not-found");
    const now = ctx.clock.now();
    await updatePostRow(ctx, id, { deleted_at: now, updated_at: now, waiting_since: null });
    await postChanged(ctx, { id, groupId: post.group_id });
  });
}

type Values = Awaited<ReturnType<typeof valuesOf>>;

/** A member's first one waits for the staff; who has had one approved is trusted. */
async function create(ctx: Ctx, { fkGroupId, pollOptions, pollClosesOn }: Omit<Given, "id">, values: Values) {
  const { id: owner_id } = memberOf(ctx);
  const groupId = fkGroupId ?? null;
  if (groupId && !(await isInGroup(ctx, groupId, owner_id))) refuse("group.not-found");
  const isTrusted = await isTrustedInTurn(ctx, owner_id);
  await takeOfDay(ctx, NEW_ONES, owner_id, "post.too-many-today");
  const [id, now] = [newId(), ctx.clock.now()];
  await insertPost(ctx, {
    id,
    owner_id,
    ...values,
    group_id: groupId,
    poll_closes_on: pollClosesOn ?? null,
    approval: isTrusted ? "approved" : "pending",
    waiting_since: isTrusted ? null : now,
    posted_at: now,
    updated_at: now,
  });
  await insertOptions(ctx, id, pollOptions ?? []);
  return { id, groupId };
}

/** Over one that waits or was turned down it waits, again; over a public one it holds at once and says so. */
async function change(ctx: Ctx, id: string, values: Values) {
  const post = await lockPost(ctx, id);
  const { id: memberId } = memberOf(ctx);
  if (post?.owner_id !== memberId) refuse("post.not-found");
  await takeOfDay(ctx, SAVINGS, memberId, "post.too-many-today");
  const now = ctx.clock.now();
  const isShown = post.approval === "approved" || post.approval === "withheld";
  await updatePostRow(ctx, id, {
    ...values,
    ...(isShown
      ? { edited_at: now }
      : { approval: "pending", rejection_message: null, waiting_since: post.waiting_since ?? now }),
    updated_at: now,
  });
  return { id, groupId: post.group_id };
}

async function valuesOf(ctx: Ctx, { text, language, fkCityId }: Omit<Given, "id">) {
  return {
    text,
    name: maskedStart(text.replace(/\s+/g, " "), NAME_CHARACTERS),
    language: language ?? (/[\u0900-\u097f]/.test(text) ? ("hi" as const) : ("en" as const)),
    place_id: fkCityId === undefined ? null : (await getPlace(ctx, fkCityId)).id,
  };
}

/** Those of the post that stay, and the new ones, in their order. */
async function imagesOf(ctx: Ctx, id: string | undefined, given: string[] | undefined, files: Upload[]) {
  const { id: ownerId } = memberOf(ctx);
  const row = id === undefined ? undefined : await findPost(ctx, id);
  if (id !== undefined && (row?.owner_id !== ownerId || row.deleted_at)) refuse("post.not-found");
  const shown = row?.images ?? [];
  const known = await imageIdsByKey(ctx, ownerId, shown);
  return arrangeImages(ctx, { ownerId, order: given ?? shown, known, files, most: POST_IMAGES });
}
