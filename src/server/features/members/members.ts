/** A member's own profile, and what others see of it. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { MemberView, members, Profile } from "#contract/members.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { saveImage } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { updateConfirmedEmail, updateMember } from "./account-queries.ts";
import { refuseContactsInNames } from "./names.ts";
import { findMember, findPublicMember, isNewcomer } from "./queries.ts";
import { columnsOf, viewMember, viewProfile } from "./view.ts";

export async function getProfile(ctx: Ctx): Promise<Profile> {
  const row = await findMember(ctx, memberOf(ctx).id);
  return row ? viewProfile(row, ctx.clock.now()) : refuse("member.not-found");
}

/** Saves the profile form; fields left out are emptied, the logo stays unless replaced or removed. */
export async function updateProfile(
  ctx: Ctx,
  form: ParsedOf<typeof members.update>,
  [logo]: Upload[],
): Promise<Profile> {
  refuseContactsInNames(form);
  if (form.fkCityId !== undefined) await getPlace(ctx, form.fkCityId);
  const { id } = memberOf(ctx);
  const image = logo && (await saveImage(ctx, { ownerId: id, bytes: logo.bytes }));
  await inTransaction(ctx, async (ctx) => {
    await updateMember(ctx, id, {
      ...columnsOf(form),
      show_on_map: form.showOnMap,
      updated_at: ctx.clock.now(),
      ...(form.language ? { language: form.language } : {}),
      ...(image || form.removeLogo ? { logo_image_id: image?.id ?? null } : {}),
    });
    await changed(ctx, `member:${id}`);
  });
  return getProfile(ctx);
}

/** Records that the address is the member's own; false when the profile names another by now. */
export function confirmEmail(ctx: Ctx, email: string): Promise<boolean> {
  return updateConfirmedEmail(ctx, memberOf(ctx).id, email);
}

/** Whether the caller never had a plan and has no business. */
export function isNewUser(ctx: Ctx): Promise<boolean> {
  return isNewcomer(ctx, memberOf(ctx).id);
}

export async function getMember(ctx: Ctx, id: string): Promise<MemberView> {
  const row = await findPublicMember(ctx, id);
  return row ? viewMember(row) : refuse("member.not-found");
}
