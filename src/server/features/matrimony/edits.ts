/** Name, texts and photos of a profile: what members with a plan read and see, so that changes of an approved one wait for the staff. */
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingProfile } from "#server/tables/json-columns.ts";
import type { ProfileInput } from "./columns.ts";
import { type LockedProfile, listPhotos, type Photo, setPhotos } from "./write-queries.ts";

/** As a new profile has them. */
export function textColumns({ expectations, familyAbout }: ProfileInput) {
  return { expectations: expectations ?? null, family_about: familyAbout ?? null };
}

/** What one save makes of them: the columns that change. Photos of what is not approved yet change at once. */
export async function savedEdit(ctx: Ctx, before: LockedProfile, given: ProfileInput, photos: Photo[]) {
  const wanted = {
    fullName: given.fullName,
    about: given.about,
    expectations: given.expectations ?? null,
    familyAbout: given.familyAbout ?? null,
    photos,
  };
  if (before.approval === "approved") {
    const shown: Required<PendingProfile> = {
      fullName: before.full_name,
      about: before.about,
      expectations: before.expectations,
      familyAbout: before.family_about,
      ...photoFields(await listPhotos(ctx, before.id)),
    };
    const { photos: _, ...texts } = wanted;
    const edit = nextEdit(shown, before.pending_edit, { ...texts, ...photoFields(photos) });
    return {
      pending_edit: edit && JSON.stringify(edit),
      pending_since: edit && (before.pending_since ?? ctx.clock.now()),
      edit_rejection_message: null,
    };
  }
  await setPhotos(ctx, before.id, photos);
  return {
    ...columnsOf(wanted),
    approval: before.approval === "rejected" ? ("pending" as const) : before.approval,
    rejection_message: null,
  };
}

/** The columns that an approved edit changes; its photos have a table of their own. */
export function columnsOf({ fullName, about, expectations, familyAbout }: PendingProfile) {
  return {
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(about === undefined ? {} : { about }),
    ...(expectations === undefined ? {} : { expectations }),
    ...(familyAbout === undefined ? {} : { family_about: familyAbout }),
  };
}

/** The photos of an edit; undefined where it changes none. */
export function photosOf({ imageIds, photoPrivacy }: PendingProfile): Photo[] | undefined {
  return imageIds?.map((imageId, place) => ({ imageId, privacy: photoPrivacy?.[place] ?? "granted" }));
}

function photoFields(photos: readonly Photo[]) {
  return { imageIds: photos.map(({ imageId }) => imageId), photoPrivacy: photos.map(({ privacy }) => privacy) };
}
