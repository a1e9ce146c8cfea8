/** Name, free texts and photos of a profile: what members with a plan read and see, so that changes of an approved one wait for the staff. */
import { PROFILE_LINES } from "#contract/matrimony/lines.ts";
import { nextEdit } from "#server/features/directory/waiting-edit.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingProfile } from "#server/tables/json-columns.ts";
import type { ProfileInput } from "./columns.ts";
import { type Lines, lineColumns, linesIn, linesOf } from "./lines.ts";
import { type LockedProfile, listPhotos, type Photo, setPhotos } from "./write-queries.ts";

/** No change waits any more. */
export const NO_EDIT = { pending_edit: null, pending_since: null, edit_rejection_message: null };

/** Also while it is out of sight for a time: its changes wait all the same. */
export const isApproved = ({ approval }: Pick<LockedProfile, "approval">) =>
  approval === "approved" || approval === "withheld";

/** As a new profile has them. */
export function textColumns(given: ProfileInput) {
  const { fullName, about, expectations = null, familyAbout = null } = given;
  return {
    full_name: fullName,
    about,
    expectations,
    family_about: familyAbout,
    ...lineColumns(linesOf(given)),
  };
}

/** What one save makes of them: the columns that change. What is not approved yet changes at once, and photos and lines that a family takes back always do. */
export async function savedEdit(ctx: Ctx, before: LockedProfile, given: ProfileInput, photos: Photo[]) {
  const lines = linesOf(given);
  const wanted = {
    ...lines,
    fullName: given.fullName,
    about: given.about,
    expectations: given.expectations ?? null,
    familyAbout: given.familyAbout ?? null,
    photos,
  };
  if (!isApproved(before)) {
    await setPhotos(ctx, before.id, photos);
    return {
      ...columnsOf(wanted),
      ...NO_EDIT,
      approval: before.approval === "rejected" ? ("pending" as const) : before.approval,
      rejection_message: null,
    };
  }
  const seen = await listPhotos(ctx, before.id);
  const kept = stillAllowed(seen, photos);
  if (JSON.stringify(kept) !== JSON.stringify(seen)) await setPhotos(ctx, before.id, kept);
  const read = linesIn(before);
  const takenBack = Object.fromEntries(
    PROFILE_LINES.flatMap((line) => (lines[line] === null && read[line] !== null ? [[line, null]] : [])),
  ) as Partial<Lines>;
  const shown: Required<PendingProfile> = {
    ...read,
    ...takenBack,
    fullName: before.full_name,
    about: before.about,
    expectations: before.expectations,
    familyAbout: before.family_about,
    photos: kept,
  };
  const edit = nextEdit(shown, before.pending_edit, wanted);
  return {
    ...lineColumns(takenBack),
    pending_edit: edit && JSON.stringify(edit),
    pending_since: edit && (before.pending_since ?? ctx.clock.now()),
    edit_rejection_message: null,
  };
}

/** The columns that an approved edit changes; its photos have a table of their own. */
export function columnsOf({ fullName, about, expectations, familyAbout, photos: _, ...lines }: PendingProfile) {
  return {
    ...lineColumns(lines),
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(about === undefined ? {} : { about }),
    ...(expectations === undefined ? {} : { expectations }),
    ...(familyAbout === undefined ? {} : { family_about: familyAbout }),
  };
}

/** Of the photos that are seen now those that the family still wants, none for more people than it wants. */
function stillAllowed(seen: readonly Photo[], wanted: readonly Photo[]): Photo[] {
  const privacies = new Map(wanted.map(({ imageId, privacy }) => [imageId, privacy]));
  return seen.flatMap(({ imageId, privacy }) => {
    const wished = privacies.get(imageId);
    return wished ? [{ imageId, privacy: wished === "granted" ? wished : privacy }] : [];
  });
}
