/** What members do with the matrimonial profiles that they write: make, save, list, hide, settle, delete. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { PROFILES_PER_MEMBER } from "#contract/matrimony/choices.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import { type OwnProfile, ownProfileName } from "#contract/matrimony/views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { fingerprints } from "#server/platform/images/images.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { factColumns, type ProfileInput } from "./columns.ts";
import { isApproved, NO_EDIT, savedEdit, textColumns } from "./edits.ts";
import { deleteFamily } from "./family/end-queries.ts";
import { type Acting, lockedProfileOf, profileOf } from "./family/rights.ts";
import { storeHoroscope } from "./horoscopes/horoscopes.ts";
import { arrangePhotos } from "./photos.ts";
import { findProfile, listOwn } from "./queries.ts";
import { endSharing } from "./sharing.ts";
import { viewOwnProfile } from "./view.ts";
import { countInTurn, findMemberPhone, insertProfile, setPhotos, updateProfileRow } from "./write-queries.ts";

type Created = ParsedOf<typeof matrimony.create>;

/** It waits for the person's consent, unless the caller writes their own, and for approval. A repeated key is answered with the first profile. */
export function createProfile(ctx: Ctx, input: Created, files: Upload[]): Promise<{ profile: OwnProfile }> {
  const { idempotencyKey: key, declaresIntent: _, acceptsTerms: __, ...given } = input;
  return once(ctx, { call: "profile.create", key, body: { ...given, files: fingerprints(files) } }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const person = await personOf(ctx, given);
    const facts = await factColumns(ctx, given);
    await refuseOneMore(ctx, ownerId);
    const photos = await arrangePhotos(ctx, { ownerId, given, before: [], files });
    return inTransaction(ctx, async (ctx) => {
      await refuseOneMore(ctx, ownerId);
      const [id, now] = [newId(), ctx.clock.now()];
      await insertProfile(ctx, {
        id,
        owner_id: ownerId,
        ...facts,
        ...textColumns(given),
        ...person,
        declared_at: now,
        declared_ip: ctx.caller.ip,
        created_at: now,
        updated_at: now,
      });
      await setPhotos(ctx, id, photos);
      await storeHoroscope(ctx, id, now);
      return keep(ctx, { profile: await showOwn(ctx, id) });
    });
  });
}

/** Saves the whole form. Of an approved profile name, free texts and photos wait for the staff; what was turned down waits again as a whole. */
export async function updateProfile(
  ctx: Ctx,
  { id, ...given }: ParsedOf<typeof matrimony.update>,
  files: Upload[],
): Promise<{ profile: OwnProfile }> {
  const acting = await profileOf(ctx, id, "edit");
  const ownerId = acting.owner_id;
  const row = (await findProfile(ctx, id)) ?? refuse("profile.not-found");
  const person = acting.role === "owner" ? await personOf(ctx, given) : keptPerson(ctx, acting, given);
  const facts = await factColumns(ctx, given);
  const photos = await arrangePhotos(ctx, { ownerId, given, before: row.waiting_photos ?? row.photos, files });
  return inTransaction(ctx, async (ctx) => {
    const { locked: before } = await lockedProfileOf(ctx, id, "edit");
    // Nobody takes another's word away by calling the profile their own.
    if ((before.relation === "self") !== (given.profileFor === "self"))
      refuseFields({ profileFor: "field.profile-for.fixed" });
    // Whoever has another phone, or is somebody else, has agreed to nothing yet, and nobody finds the profile until they have.
    const isAnother =
      person.person_phone !== before.person_phone ||
      given.gender !== before.gender ||
      given.birthDate !== before.birth_date;
    const state = isAnother ? { ...before, approval: "pending" as const } : before;
    await updateProfileRow(ctx, id, {
      ...facts,
      ...(await savedEdit(ctx, state, given, photos)),
      // A yes holds for what was read.
      ...(isApproved(state) ? {} : person),
      updated_at: ctx.clock.now(),
    });
    if (isAnother) await endSharing(ctx, id);
    await storeHoroscope(ctx, id, ctx.clock.now());
    return { profile: await showOwn(ctx, id) };
  });
}

/** Takes the caller's profile away for good, with what its family has put aside and said. */
export function removeProfile(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockedProfileOf(ctx, id, "remove");
    await setPhotos(ctx, id, []);
    await deleteFamily(ctx, id);
    await updateProfileRow(ctx, id, { ...NO_EDIT, deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() });
  });
}

/** Opens it to the search, hides it for a while, or says that it is settled. What its person has taken out of the search nobody else opens. */
export function setProfileState(
  ctx: Ctx,
  { id, state }: ParsedOf<typeof matrimony.setState>,
): Promise<{ profile: OwnProfile }> {
  return inTransaction(ctx, async (ctx) => {
    const { isPerson, locked } = await lockedProfileOf(ctx, id, "edit");
    const { settled_at, hidden_at, person_phone, person_hid_phone } = locked;
    if (state === "open" && !isPerson && person_hid_phone === person_phone) refuse("profile.hidden-by-person");
    const now = ctx.clock.now();
    await updateProfileRow(ctx, id, {
      settled_at: state === "settled" ? (settled_at ?? now) : null,
      hidden_at: state === "hidden" ? (hidden_at ?? now) : null,
      ...(isPerson ? { person_hid_phone: state === "open" ? null : person_phone } : {}),
      updated_at: now,
    });
    return { profile: await showOwn(ctx, id) };
  });
}

/** The caller's profiles, newest first. */
export async function ownProfilePage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  return { profiles: page.rows.map((row) => viewOwnProfile(ctx, row)), nextCursor: page.nextCursor };
}

/** The same with nothing but names and states. */
export async function ownNamePage(ctx: Ctx, page: { limit: number; cursor?: string }) {
  const { profiles, nextCursor } = await ownProfilePage(ctx, page);
  return { profiles: profiles.map((profile) => ownProfileName.parse(profile)), nextCursor };
}

/** One that the caller acts for; a refusal does not tell another's from a missing one. */
export async function showOwn(ctx: Ctx, id: string): Promise<OwnProfile> {
  await profileOf(ctx, id, "read");
  return viewOwnProfile(ctx, (await findProfile(ctx, id)) ?? refuse("profile.not-found"));
}

async function refuseOneMore(ctx: Ctx, ownerId: string): Promise<void> {
  if ((await countInTurn(ctx, ownerId)) >= PROFILES_PER_MEMBER) refuse("profile.too-many", { n: PROFILES_PER_MEMBER });
}

/** Whoever writes their own has agreed by that; another person agrees on a phone that is not the writer's. */
async function personOf(ctx: Ctx, { profileFor, personPhoneNo }: ProfileInput) {
  const mine = await findMemberPhone(ctx, memberOf(ctx).id);
  if (profileFor === "self") return { person_phone: mine, person_agreed_at: ctx.clock.now(), person_declined_at: null };
  if (personPhoneNo === undefined || personPhoneNo === mine) refuseFields({ personPhoneNo: "profile.same-phone" });
  return { person_phone: personPhoneNo, person_agreed_at: null, person_declined_at: null };
}

/** Of whom the profile is, only its owner says; another of the family leaves the phone as it is. What the person writes they agree to, what others write they read first. */
function keptPerson(ctx: Ctx, { relation, isPerson, ...kept }: Acting, { personPhoneNo }: ProfileInput) {
  const { person_phone, person_agreed_at, person_declined_at } = kept;
  if (relation === "self") return { person_phone, person_agreed_at, person_declined_at };
  if (personPhoneNo !== person_phone) refuseFields({ personPhoneNo: "field.person-phone.fixed" });
  if (isPerson) return { person_phone, person_agreed_at: person_agreed_at && ctx.clock.now(), person_declined_at };
  return { person_phone, person_agreed_at: null, person_declined_at: null };
}
