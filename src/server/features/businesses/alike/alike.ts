/** Which businesses may be the same one, so that an owner claims it instead of listing it twice and the staff see it before they decide. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { AlikeBusiness, alikeBusinesses } from "#contract/alike-businesses.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type AlikeRow, type Compared, findCompared, listAlike, listSounding } from "./alike-queries.ts";
import { soundOf } from "./name-sounds.ts";

/** Nobody registers more, and nobody finds out by it whose phones stand here. */
const PER_MEMBER = { name: "alike-business", most: 40, seconds: 86_400 };

export async function alikeToNew(ctx: Ctx, given: ParsedOf<typeof alikeBusinesses.find>): Promise<AlikeBusiness[]> {
  const ownerId = memberOf(ctx).id;
  await takeAttempt(ctx, PER_MEMBER, ownerId);
  const { businessName: name, phoneNo: phone, gstNumber, fkCityId: placeId } = given;
  return alikeTo(ctx, { ownerId, name, phone, gstNumber: gstNumber ?? null, placeId });
}

export async function alikeToBusiness(ctx: Ctx, id: string): Promise<AlikeBusiness[]> {
  return alikeTo(ctx, (await findCompared(ctx, id)) ?? refuse("business.not-found"));
}

async function alikeTo(ctx: Ctx, compared: Compared): Promise<AlikeBusiness[]> {
  const sound = soundOf(compared.name);
  const named = sound === "" ? [] : await idsSounding(ctx, compared, sound);
  const rows = await listAlike(ctx, compared, named);
  return rows
    .map((row) => viewAlike(row, compared, { isNamed: named.includes(row.id), memberId: memberOf(ctx).id }))
    .filter(({ same }) => same.length > 0)
    .toSorted((a, b) => b.same.length - a.same.length);
}

async function idsSounding(ctx: Ctx, compared: Compared, sound: string): Promise<string[]> {
  const rows = await listSounding(ctx, compared, sound);
  return rows.filter(({ name, name_sound }) => (name_sound ?? soundOf(name)) === sound).map(({ id }) => id);
}

function viewAlike(
  row: AlikeRow,
  { ownerId, phone, gstNumber }: Compared,
  { isNamed, memberId }: { isNamed: boolean; memberId: string },
): AlikeBusiness {
  const isMine = row.owner_id === memberId;
  // One owner may well run several shops with one phone and one GST registration.
  const isOfSame = row.owner_id === ownerId;
  return {
    _id: shortId(row.id),
    businessName: row.name,
    slug: slugify(row.name),
    city: row.place,
    cityHi: row.place_hi,
    citySlug: row.place_slug,
    same: [
      ...(!isOfSame && row.phone === phone ? (["phone"] as const) : []),
      ...(!isOfSame && gstNumber !== null && row.gst_number === gstNumber ? (["gst-number"] as const) : []),
      ...(isNamed ? (["name-and-place"] as const) : []),
    ],
    isPublic: row.approval === "approved",
    isMine,
    isClaimable: row.is_claimable,
  };
}
