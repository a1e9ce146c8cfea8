/** Matrimonial profiles in the words of the wire: what strangers, members with a plan and the owner read. */
import { maskContacts } from "#base/contact-mask.ts";
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { ageOn } from "#contract/matrimony/form.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { nameIn } from "#contract/matrimony/name-pairs.ts";
import { SUB_COMMUNITIES } from "#contract/matrimony/sub-communities.ts";
import { isSuggested } from "#contract/matrimony/sub-community-names.ts";
import type { OwnProfile, PhotoView, ProfileCard, ProfileFacts, ProfileView } from "#contract/matrimony/views.ts";
import type { ImageWidth } from "#contract/paths.ts";
import type { Grant } from "#server/features/consents/grants.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { columnsOf } from "./edits.ts";
import { gotraInHindi } from "./gotra-key.ts";
import { viewGrant } from "./grant-view.ts";
import { photoLink } from "./photo-links.ts";
import type { ProfileRow } from "./queries.ts";

/** Whether the caller reads whole profiles. */
export const readsWhole = (ctx: Ctx) => ctx.viewer.kind === "member" && ctx.viewer.paid;

const isOwn = (ctx: Ctx, row: ProfileRow) => ctx.viewer.kind === "member" && memberOf(ctx).id === row.owner_id;

/** In a list; contacts in what the family typed are masked. */
export function viewProfileCard(ctx: Ctx, row: ProfileRow, grant?: Grant): ProfileCard {
  const isMine = isOwn(ctx, row);
  const locked = !isMine && !readsWhole(ctx);
  const told = (text: string | null) => (locked || text === null ? null : isMine ? text : maskContacts(text));
  return {
    _id: shortId(row.id),
    locked,
    isMine,
    gender: row.gender,
    age: ageOn(row.birth_date, dayOf(ctx.clock.now())),
    heightCm: row.height_cm,
    maritalStatus: row.marital_status,
    motherTongue: row.mother_tongue as ProfileCard["motherTongue"],
    ...communityOf(toldSubCommunity(row, locked), told(row.gotra)),
    diet: row.diet,
    qualification: row.qualification_name,
    qualificationHi: row.qualification_name_hi,
    workKind: row.work_kind,
    state: row.state_name,
    stateHi: row.state_name_hi,
    photosCount: row.photos.length,
    photos: row.photos
      .filter(({ privacy }) => isMine || (!locked && (privacy === "members" || grant?.scopes.includes("photo"))))
      .map(({ key }) => linkTo(ctx, row, key)),
    fullName: told(row.full_name),
    city: told(row.place_name),
    cityHi: told(row.place_name_hi),
    country: told(row.country),
    manglik: locked ? null : row.manglik,
    occupation: told(row.occupation),
    incomeBand: locked ? null : row.income_band,
    profileFor: locked ? null : row.relation,
    checks: locked
      ? []
      : row.checks.map(({ kind, checkedAt }) => ({ kind, checkedAt: new Date(checkedAt).toISOString() })),
  };
}

const idOf = (ctx: Ctx) => (ctx.viewer.kind === "member" ? ctx.viewer.id : null);

/** Strangers read only what the portal itself suggests. */
function toldSubCommunity({ sub_community: name }: ProfileRow, locked: boolean): string | null {
  return name === null || (locked && !isSuggested(name)) ? null : maskContacts(name);
}

/** In both languages, as far as they have names in both. */
function communityOf(subCommunity: string | null, gotra: string | null) {
  return {
    subCommunity: subCommunity && nameIn("en", SUB_COMMUNITIES, subCommunity),
    subCommunityHi: subCommunity && nameIn("hi", SUB_COMMUNITIES, subCommunity),
    gotra: gotra && nameIn("en", GOTRAS, gotra),
    gotraHi: gotra && gotraInHindi(gotra),
  };
}

/** For the caller; the person of the profile, who need not be a member, has links of nobody's. */
function linkTo(ctx: Ctx, { id: profileId }: ProfileRow, key: string, viewerId = idOf(ctx)): PhotoView {
  const link = (width: ImageWidth) => photoLink(ctx, { profileId, key, width, viewerId });
  return { small: link(480), large: link(1200) };
}

/** One by itself, with what was granted to this reader. */
export function viewProfile(ctx: Ctx, row: ProfileRow, grant: Grant | undefined): ProfileView {
  const card = viewProfileCard(ctx, row, grant);
  if (card.locked) return { ...card, facts: null, granted: null };
  return {
    ...card,
    facts: factsOf(row, card.isMine ? (text) => text : maskContacts),
    granted: grant ? viewGrant(row, grant) : null,
  };
}

const STATUS = { pending: "Pending", approved: "Approved", withheld: "Approved", rejected: "Rejected" } as const;

/** Every field as typed, waiting changes included; for the owner, for the staff, and for the person of the profile, whose links are nobody's (`reader` null). */
export function viewOwnProfile(ctx: Ctx, row: ProfileRow, reader = idOf(ctx)): OwnProfile {
  const edited = { ...row, ...columnsOf(row.pending_edit ?? {}) };
  const asTyped = (text: string) => text;
  return {
    ...viewProfileCard(ctx, row),
    ...factsOf(edited, asTyped),
    locked: false,
    city: row.place_name,
    cityHi: row.place_name_hi,
    country: edited.country,
    ...communityOf(edited.sub_community, edited.gotra),
    gotra: edited.gotra,
    manglik: row.manglik,
    occupation: edited.occupation,
    incomeBand: row.income_band,
    profileFor: row.relation,
    subCommunity: edited.sub_community,
    fullName: edited.full_name,
    birthDate: row.birth_date,
    birthTime: row.birth_time?.slice(0, 5) ?? null,
    birthTimeMargin: row.birth_time_margin,
    birthStar: row.birth_star,
    fkBirthCityId: row.birth_place_id === null ? null : String(row.birth_place_id),
    fkCityId: String(row.place_id),
    fkStateId: row.state_code,
    fkQualificationId: String(row.qualification_id),
    contactPerson: row.contact_person,
    contactRelation: row.contact_relation,
    phoneNo: row.phone,
    email: row.email,
    address: row.address,
    personPhoneNo: row.person_phone,
    photos: (row.waiting_photos ?? row.photos).map((photo) => ({ ...linkTo(ctx, row, photo.key, reader), ...photo })),
    approvalStatus: row.held_at && row.approval === "withheld" ? "Pending" : STATUS[row.approval],
    rejectionMessage: row.rejection_message ?? row.edit_rejection_message,
    hasPendingEdit: row.pending_since !== null,
    personAnswer: row.person_declined_at ? "declined" : row.person_agreed_at ? "agreed" : "waiting",
    state: row.settled_at ? "settled" : row.hidden_at ? "hidden" : "open",
    createdAt: row.created_at.toISOString(),
  };
}

function factsOf(row: ProfileRow, shown: (text: string) => string): ProfileFacts {
  const told = (text: string | null) => text && shown(text);
  return {
    children: row.children,
    bloodGroup: row.blood_group,
    disability: told(row.disability),
    smoking: row.smoking,
    drinking: row.drinking,
    languages: row.languages as ProfileFacts["languages"],
    motherGotra: told(row.mother_gotra),
    pravara: told(row.pravara),
    veda: row.veda,
    shakha: told(row.shakha),
    kuladevata: told(row.kuladevata),
    nativePlace: told(row.native_place),
    education: told(row.education),
    employer: told(row.employer),
    wouldRelocate: row.would_relocate,
    fatherName: told(row.father_name),
    fatherOccupation: told(row.father_occupation),
    motherName: told(row.mother_name),
    motherOccupation: told(row.mother_occupation),
    brothers: row.brothers,
    brothersMarried: row.brothers_married,
    sisters: row.sisters,
    sistersMarried: row.sisters_married,
    familyType: row.family_type,
    familyAbout: told(row.family_about),
    about: shown(row.about),
    expectations: told(row.expectations),
    preferences: {
      ...row.preferences,
      ...(row.preferences.avoidGotras && { avoidGotras: row.preferences.avoidGotras.map(shown) }),
      ...(row.preferences.subCommunities && { subCommunities: row.preferences.subCommunities.map(shown) }),
    },
    updatedAt: row.updated_at.toISOString(),
  };
}
