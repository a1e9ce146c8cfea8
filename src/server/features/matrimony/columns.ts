/** The biodata as it is typed, as columns of the profile; its free texts are in edits.ts and lines.ts. */
import type { ParsedOf } from "#contract/endpoint.ts";
import { starsOfDay } from "#contract/horoscope/moon.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import { messageRef } from "#contract/message-refs.ts";
import { requireQualification } from "#server/features/jobs/reference.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuseFields } from "#server/platform/refusal.ts";

export type ProfileInput = Omit<ParsedOf<typeof matrimony.update>, "id">;

/** What changes at once, also of an approved profile; refuses places and qualifications that there are not, and a star in which the Moon did not stand that day. */
export async function factColumns(ctx: Ctx, given: ProfileInput) {
  const birthPlace = given.fkBirthCityId;
  refuseStarOfOtherDay(given);
  return {
    ...plainColumns(given),
    birth_place_id: birthPlace === undefined ? null : (await getPlace(ctx, birthPlace)).id,
    place_id: (await getPlace(ctx, given.fkCityId)).id,
    qualification_id: await requireQualification(ctx, given.fkQualificationId, "fkQualificationId"),
  };
}

/** Star and date contradict each other, so one of them is mistyped: a fit counted from either would be wrong. */
function refuseStarOfOtherDay({ birthDate, birthTime, birthStar }: ProfileInput): void {
  if (birthTime !== undefined || birthStar === undefined) return;
  const stars = starsOfDay(birthDate);
  if (stars.includes(birthStar)) return;
  const [first, last] = [stars[0]!, stars.at(-1)!].map((star) => `@horoscope.nakshatra.${star}`);
  refuseFields({ birthStar: messageRef("field.birth-star.other-day", { first: first!, last: last! }) });
}

function plainColumns(given: ProfileInput) {
  return {
    ...personColumns(given),
    ...communityColumns(given),
    ...familyColumns(given),
    work_kind: given.workKind,
    income_band: given.incomeBand ?? null,
    would_relocate: given.wouldRelocate,
    preferences: JSON.stringify(given.preferences),
    contact_person: given.contactPerson,
    contact_relation: given.contactRelation,
    phone: given.phoneNo,
    email: given.email ?? null,
    address: given.address ?? null,
  };
}

function personColumns(given: ProfileInput) {
  return {
    relation: given.profileFor,
    gender: given.gender,
    birth_date: given.birthDate,
    birth_time: given.birthTime ?? null,
    birth_time_margin: given.birthTime === undefined ? null : (given.birthTimeMargin ?? null),
    birth_star: given.birthTime === undefined ? (given.birthStar ?? null) : null,
    marital_status: given.maritalStatus,
    children: given.children,
    height_cm: given.heightCm,
    blood_group: given.bloodGroup ?? null,
    diet: given.diet,
    smoking: given.smoking,
    drinking: given.drinking,
  };
}

function communityColumns(given: ProfileInput) {
  return {
    mother_tongue: given.motherTongue,
    languages: given.languages,
    veda: given.veda ?? null,
    manglik: given.manglik,
  };
}

function familyColumns(given: ProfileInput) {
  return {
    brothers: given.brothers,
    brothers_married: given.brothersMarried,
    sisters: given.sisters,
    sisters_married: given.sistersMarried,
    family_type: given.familyType ?? null,
  };
}
