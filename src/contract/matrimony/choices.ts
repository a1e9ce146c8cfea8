/** What the biodata and the filters of matrimonial profiles offer to choose from, and their bounds. */

export const RELATIONS = ["self", "son", "daughter", "brother", "sister", "relative"] as const;
export const SIDES = ["female", "male"] as const;
export type Side = (typeof SIDES)[number];
export const MARITAL_STATUSES = ["never-married", "divorced", "widowed", "awaiting-divorce", "annulled"] as const;
export const DIETS = ["vegetarian", "vegetarian-no-onion", "eggs", "non-vegetarian"] as const;
export const HABITS = ["no", "sometimes", "yes"] as const;
export const BLOOD_GROUPS = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
export const VEDAS = ["rig", "shukla-yajur", "krishna-yajur", "sama", "atharva"] as const;
export const MANGLIK = ["no", "partial", "yes", "unknown"] as const;
export const WORK_KINDS = [
  "private",
  "government",
  "business",
  "profession",
  "priesthood",
  "farming",
  "studying",
  "home",
  "none",
] as const;
/** In lakh rupees a year, from the least on. */
export const INCOME_BANDS = [
  "none",
  "up-to-3",
  "3-to-5",
  "5-to-7",
  "7-to-10",
  "10-to-15",
  "15-to-25",
  "25-to-50",
  "above-50",
] as const;
export const RELOCATION = ["yes", "no", "open"] as const;
export const FAMILY_TYPES = ["joint", "nuclear"] as const;
export const CONTACT_RELATIONS = [
  "self",
  "father",
  "mother",
  "brother",
  "sister",
  "uncle",
  "aunt",
  "grandparent",
  "other",
] as const;
/** By their ISO 639 codes. */
export const MOTHER_TONGUES = [
  "hi",
  "mr",
  "gu",
  "bn",
  "or",
  "pa",
  "mai",
  "kok",
  "ks",
  "sd",
  "ne",
  "as",
  "te",
  "ta",
  "kn",
  "ml",
  "tcy",
  "sa",
  "en",
] as const;
/** How far a birth time may be off, in minutes either way; a family that knows nothing leaves the time out. */
export const TIME_MARGINS = [0, 5, 15, 30, 60] as const;
export const NAKSHATRAS = 27;
export const PHOTO_PRIVACY = ["members", "granted"] as const;
export const PHOTOS = 6;

/** The Prohibition of Child Marriage Act, 2006, section 2(a). */
export const LEGAL_AGE: Record<Side, number> = { female: 18, male: 21 };
export const AGE_MAX = 80;
export const HEIGHT_CM = { min: 120, max: 220 };
/** Profiles that one member may have at a time: of a family's own children, and a few of relatives. */
export const PROFILES_PER_MEMBER = 6;

/** What the staff can check by a document. */
export const CHECK_KINDS = ["identity", "education", "marital-status"] as const;
