/** Matrimonial profiles as they are answered: the card, which tells strangers nothing that identifies, one by itself, and the owner's own. */
import * as z from "zod/mini";
import { SCOPES } from "../consent-views.ts";
import * as choices from "./choices.ts";
import { preferencesView } from "./preferences.ts";

const text = z.nullable(z.string());

/** Addresses of one photo, for this viewer and half an hour. */
const photoView = z.object({ small: z.string(), large: z.string() });
export type PhotoView = z.infer<typeof photoView>;

/** In a list. Without a running plan it is `locked`, and all from `fullName` on is null. */
export const profileCard = z.object({
  _id: z.string(),
  locked: z.boolean(),
  /** The viewer wrote it. */
  isMine: z.boolean(),
  gender: z.enum(choices.SIDES),
  /** Whole years today. */
  age: z.int(),
  heightCm: z.int(),
  maritalStatus: z.enum(choices.MARITAL_STATUSES),
  motherTongue: z.enum(choices.MOTHER_TONGUES),
  subCommunity: text,
  subCommunityHi: text,
  diet: z.enum(choices.DIETS),
  qualification: z.string(),
  qualificationHi: z.string(),
  workKind: z.enum(choices.WORK_KINDS),
  state: z.string(),
  stateHi: z.string(),
  photosCount: z.int(),
  /** Those that the viewer may see. */
  photos: z.array(photoView),
  fullName: text,
  city: text,
  cityHi: text,
  country: text,
  gotra: text,
  gotraHi: text,
  manglik: z.nullable(z.enum(choices.MANGLIK)),
  occupation: text,
  incomeBand: z.nullable(z.enum(choices.INCOME_BANDS)),
  profileFor: z.nullable(z.enum(choices.RELATIONS)),
  /** What the staff have checked by a document, and when; empty where it is locked. */
  checks: z.array(z.object({ kind: z.enum(choices.CHECK_KINDS), checkedAt: z.string() })),
});
export type ProfileCard = z.infer<typeof profileCard>;

/** What the whole profile adds for members with a plan; contact, birth and address come by consent alone. */
export const profileFacts = z.object({
  children: z.int(),
  bloodGroup: z.nullable(z.enum(choices.BLOOD_GROUPS)),
  disability: text,
  smoking: z.enum(choices.HABITS),
  drinking: z.enum(choices.HABITS),
  languages: z.array(z.enum(choices.MOTHER_TONGUES)),
  motherGotra: text,
  pravara: text,
  veda: z.nullable(z.enum(choices.VEDAS)),
  shakha: text,
  kuladevata: text,
  nativePlace: text,
  education: text,
  employer: text,
  wouldRelocate: z.enum(choices.RELOCATION),
  fatherName: text,
  fatherOccupation: text,
  motherName: text,
  motherOccupation: text,
  brothers: z.int(),
  brothersMarried: z.int(),
  sisters: z.int(),
  sistersMarried: z.int(),
  familyType: z.nullable(z.enum(choices.FAMILY_TYPES)),
  familyAbout: text,
  about: z.string(),
  expectations: text,
  preferences: preferencesView,
  updatedAt: z.string(),
});
export type ProfileFacts = z.infer<typeof profileFacts>;

/** What the family has granted this reader beyond that; contacts come by a call of their own. */
export const profileGrant = z.object({
  scopes: z.array(z.enum(SCOPES)),
  until: z.string(),
  /** With the horoscope alone. */
  birth: z.nullable(
    z.object({
      date: z.string(),
      time: text,
      timeMargin: z.nullable(z.int()),
      star: z.nullable(z.int()),
      city: text,
      cityHi: text,
    }),
  ),
});
export type ProfileGrant = z.infer<typeof profileGrant>;

/** One by itself: `facts` are null where it is locked, `granted` where nothing was granted. */
export const profileView = z.extend(profileCard, {
  facts: z.nullable(profileFacts),
  granted: z.nullable(profileGrant),
});
export type ProfileView = z.infer<typeof profileView>;

const photo = z.extend(photoView, { key: z.string(), privacy: z.enum(choices.PHOTO_PRIVACY) });

/** As its owner reads and edits it: every field as typed. */
export const ownProfile = z.object({
  ...profileCard.shape,
  ...profileFacts.shape,
  fullName: z.string(),
  birthDate: z.string(),
  birthTime: text,
  birthTimeMargin: z.nullable(z.int()),
  birthStar: z.nullable(z.int()),
  fkBirthCityId: text,
  fkCityId: z.string(),
  fkStateId: z.string(),
  fkQualificationId: z.string(),
  contactPerson: z.string(),
  contactRelation: z.enum(choices.CONTACT_RELATIONS),
  phoneNo: z.string(),
  email: text,
  address: text,
  personPhoneNo: z.string(),
  photos: z.array(photo),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Of the profile, or with approvalStatus Approved of its last edit. */
  rejectionMessage: text,
  /** Approved, and changed texts or photos wait for the staff. */
  hasPendingEdit: z.boolean(),
  /** What the person of the profile has answered. */
  personAnswer: z.enum(["waiting", "agreed", "declined"]),
  /** Open in the search, hidden for a while, or settled for good. */
  state: z.enum(["open", "hidden", "settled"]),
  createdAt: z.string(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** What its owner reads of it in the list without a running plan: whose it is, and how it stands. */
export const ownProfileName = z.pick(ownProfile, {
  _id: true,
  fullName: true,
  gender: true,
  approvalStatus: true,
  rejectionMessage: true,
  hasPendingEdit: true,
  personAnswer: true,
  state: true,
});
export type OwnProfileName = z.infer<typeof ownProfileName>;
