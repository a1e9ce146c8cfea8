/** Edits of a business by its owner, a part at a time: what changes at once, and what waits for staff. */
import { BUSINESS_IMAGES } from "#contract/limits.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { imageIdsByKey } from "#server/platform/images/image-queries.ts";
import { arrangeImages } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { businessKind } from "../business-kind.ts";
import { columnsOf, correctionBy, type SavedPart } from "./correction.ts";
import { type Edited, type Part1, type Part2, part1Values, part2Values } from "./form-values.ts";
import { listImageIds, setImages } from "./image-queries.ts";
import { getOwn, lockOwn, showOwn } from "./own-businesses.ts";
import { type LockedBusiness, updateBusinessRow } from "./own-queries.ts";
import { editedImages } from "./own-view.ts";

/** Saves one part. What the public sees of an approved business changes at once, except name, categories, pictures and website: those wait for staff. What staff turned down keeps its reason until it is sent again (correction.ts). */
export async function updateBusiness(ctx: Ctx, input: Edited, files: Upload[]): Promise<{ business: OwnBusiness }> {
  return input.partNo === "part1" ? savePart1(ctx, input) : savePart2(ctx, input, files);
}

async function savePart1(ctx: Ctx, input: Part1) {
  const { name, subcategory_id, further_subcategory_ids, website, ...direct } = await part1Values(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, input.id);
    const gated = { name, subcategoryId: subcategory_id, furtherSubcategoryIds: further_subcategory_ids, website };
    await save(ctx, business, { direct, gated, moreFollows: input.moreFollows });
    return { business: await showOwn(ctx, business.id) };
  });
}

async function savePart2(ctx: Ctx, input: Part2, files: Upload[]) {
  const own = await getOwn(ctx, input.id);
  const direct = await part2Values(ctx, input);
  const order = input.imageOrder ?? editedImages(own);
  const known = await imageIdsByKey(ctx, own.owner_id, [...own.images, ...own.pending_images]);
  const imageIds = await arrangeImages(ctx, { ownerId: own.owner_id, order, known, files, most: BUSINESS_IMAGES });
  return inTransaction(ctx, async (ctx) => {
    const business = await lockOwn(ctx, input.id);
    await save(ctx, business, { direct, gated: { imageIds }, moreFollows: false });
    return { business: await showOwn(ctx, business.id) };
  });
}

/** Approved: `gated` waits where it differs from what is public. Pending or rejected: all of it is simply saved, and waits as a whole. */
async function save(ctx: Ctx, business: LockedBusiness, part: SavedPart): Promise<void> {
  const now = ctx.clock.now();
  const shown = {
    name: business.name,
    subcategoryId: business.subcategory_id,
    furtherSubcategoryIds: business.further_subcategory_ids,
    website: business.website,
    imageIds: await listImageIds(ctx, business.id),
  };
  const { direct, gated } = part;
  const { isSent, isCorrected } = correctionBy(part, business, shown);
  if (business.approval === "approved") {
    const edit = nextEdit(shown, business.pending_edit, gated);
    const sent = { pending_since: edit && (business.pending_since ?? now), edit_rejection_message: null };
    await updateBusinessRow(ctx, business.id, {
      ...direct,
      pending_edit: edit && JSON.stringify(edit),
      ...(isSent || !edit ? { ...sent, unsent_correction: false } : { unsent_correction: isCorrected }),
      updated_at: now,
    });
    await itemsChanged(ctx, businessKind, [business, { ...business, ...direct }]);
    return;
  }
  const sent = { approval: "pending", rejection_message: null, unsent_correction: false } as const;
  await updateBusinessRow(ctx, business.id, {
    ...direct,
    ...columnsOf(gated),
    ...(isSent ? sent : { unsent_correction: isCorrected }),
    updated_at: now,
  });
  if (gated.imageIds) await setImages(ctx, business.id, gated.imageIds);
}
