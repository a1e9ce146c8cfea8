/** The photos of a profile after an edit: private pictures, each for members with a plan or for whoever was granted them. */
import { PHOTOS } from "#contract/matrimony/choices.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { imageIdsByKey } from "#server/platform/images/image-queries.ts";
import { arrangeImages } from "#server/platform/images/images.ts";
import type { ProfileInput } from "./columns.ts";
import type { Photo } from "./write-queries.ts";

export async function arrangePhotos(
  ctx: Ctx,
  {
    ownerId,
    given,
    before,
    files,
  }: { ownerId: string; given: ProfileInput; before: ReadonlyArray<{ key: string }>; files: Upload[] },
): Promise<Photo[]> {
  const keys = before.map(({ key }) => key);
  const imageIds = await arrangeImages(ctx, {
    ownerId,
    order: given.imageOrder ?? keys,
    known: await imageIdsByKey(ctx, ownerId, [...keys, ...(given.imageOrder ?? []).filter((one) => one !== "new")]),
    files,
    most: PHOTOS,
    isPrivate: true,
  });
  return imageIds.map((imageId, place) => ({ imageId, privacy: given.photoPrivacy[place] ?? "granted" }));
}
