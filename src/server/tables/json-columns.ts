/** The shapes of JSON columns that no contract has. */
import type { CeremonyView } from "#contract/announcements/announcement-views.ts";
import type { Side } from "#contract/matrimony/choices.ts";
import type { ProfileLine } from "#contract/matrimony/lines.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import type { EducationView, ExperienceView } from "#contract/resumes/views.ts";

/** What the owner of an approved business has changed and nobody has approved yet; only what differs. */
export interface PendingEdit {
  name?: string;
  subcategoryId?: number;
  furtherSubcategoryIds?: number[];
  website?: string | null;
  imageIds?: string[];
}

/** What the owner of an approved matrimonial profile has changed of what everybody with a plan reads and sees, and nobody has approved yet; only what differs. */
export interface PendingProfile extends Partial<Record<ProfileLine, string | null>> {
  fullName?: string;
  about?: string;
  expectations?: string | null;
  familyAbout?: string | null;
  /** All photos in their order, and whom each is for. */
  photos?: Array<{ imageId: string; privacy: "members" | "granted" }>;
}

/** What the owner of an approved want has changed of its texts, and nobody has approved yet; only what differs. */
export interface PendingWant {
  name?: string;
  description?: string;
  quantity?: string;
  priceUnit?: string | null;
  subcategoryId?: number;
}

/** What the owner of an approved opening has changed and nobody has approved yet: columns of it, only those that differ. */
export interface PendingOpening {
  name?: string;
  company_name?: string;
  description?: string;
  functional_area_id?: number;
  qualification_id?: number;
  employment_type?: "full-time" | "part-time" | "contract" | "temporary" | "internship";
  work_mode?: "on-site" | "hybrid" | "remote";
  place_id?: number;
  experience_from?: number;
  experience_to?: number | null;
  salary_from_paise?: number | null;
  salary_to_paise?: number | null;
  salary_period?: "month" | "year";
  skills?: string[];
  contact_person?: string;
}

/** What a saved search of openings is narrowed to. */
export interface SavedJobFilters {
  functionalAreaId?: number;
  qualificationId?: number;
  employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship";
  workMode?: "on-site" | "hybrid" | "remote";
  experience?: number;
  salaryMin?: number;
  salaryMax?: number;
}

/** What the member of an approved resume has changed of its texts, and nobody has approved yet; only what differs. */
export interface PendingResume {
  headline?: string;
  fullName?: string;
  summary?: string;
  skills?: string[];
  experience?: ExperienceView[];
  education?: EducationView[];
}

/** What the owner of an approved entry about spirituality has changed and nobody has approved yet: columns by their names; only what differs. */
export interface PendingEntry {
  name?: string;
  description?: string;
  body?: string | null;
  text_kind?: "stotra" | "aarti" | "mantra" | "katha" | "vidhi" | null;
  place_id?: number;
  lat?: number;
  lng?: number;
  address?: string;
  how_to_reach?: string | null;
  timings?: string[];
  services?: string[];
  languages?: string[];
  shakha?: string | null;
  fee_paise?: number | null;
  starts_on?: string | null;
  ends_on?: string | null;
  starts_at?: string | null;
  contact_person?: string | null;
  phone?: string | null;
  imageIds?: string[];
}

/** What the owner of an approved event has changed and nobody has approved yet: columns by their names, instants as ISO 8601; only what differs. */
export interface PendingEvent {
  name?: string;
  description?: string;
  place_id?: number;
  venue?: string;
  address?: string;
  is_home?: boolean;
  lat?: number;
  lng?: number;
  starts_at?: string;
  ends_at?: string;
  capacity?: number | null;
  fee_paise?: number | null;
  by_association?: boolean;
  image_id?: string | null;
}

/** What the owner of an approved group has changed and nobody has approved yet: columns by their names; only what differs. */
export interface PendingGroup {
  name?: string;
  name_hi?: string | null;
  description?: string | null;
  description_hi?: string | null;
  rules?: string | null;
  rules_hi?: string | null;
  place_id?: number | null;
}

/** What the family has changed of an approved announcement and nobody has approved yet: columns by their names; only what differs. */
export interface PendingAnnouncement {
  name?: string;
  person_name?: string;
  partner_name?: string | null;
  relation?: string;
  relatives?: string | null;
  happened_on?: string;
  age?: number | null;
  ceremonies?: CeremonyView[];
  ceremony_place?: string | null;
  at_home?: boolean;
  place_id?: number;
  words?: string;
  image_id?: string | null;
  folded?: string;
}

/** The values of an alert's text, as others have typed them. */
export type AlertValues = Partial<Record<"who" | "where" | "whereHi" | "item" | "reason", string>> & {
  /** What was pressed, for a lead without a message. */
  how?: "call" | "whatsapp";
};

/** Who paid, as known on the day of the receipt. */
export interface Payer {
  name: string;
  address: string | null;
  city: string | null;
  cityHi: string | null;
  state: string | null;
  stateHi: string | null;
  pinCode: string | null;
}

/** What a saved search of profiles is narrowed to; cities by their slugs. */
export interface SavedProfileFilters extends Preferences {
  gender: Side;
  cities?: string[] | undefined;
}

/** What a donation's receipt says, as known on its day. */
export interface DonationFacts {
  /** Empty where the donor gave none. */
  name: string;
  address: string[];
  /** The last four characters. */
  panTail: string | null;
  purpose: { name: string; nameHi: string };
  giftType: "corpus" | "specific" | "others";
  receiver: DonationReceiver;
}

/** Who receives donations, as the operator has set it; null is what is not there. */
export interface DonationReceiver {
  name: { en: string; hi: string } | null;
  address: { en: string; hi: string } | null;
  pan: string | null;
  /** The approval by which a donation may be deducted from income; without its number there are no tax certificates. */
  approval: { number: string; date: string; validUntil: string | null } | null;
  registration: string | null;
  signatory: { en: string; hi: string } | null;
}
