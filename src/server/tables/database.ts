/** The row types of all tables, written by `npm run tables` from the migrated database; tests/house/tables.test.ts holds them to it. */

import type { ColumnType, JSONColumnType } from "kysely";
import type { RichText } from "#base/rich-text.ts";
import type { CeremonyView } from "#contract/announcements/announcement-views.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { EducationView, ExperienceView } from "#contract/resumes/views.ts";
import type {
  AlertValues,
  DonationFacts,
  Payer,
  PendingAnnouncement,
  PendingEdit,
  PendingEntry,
  PendingEvent,
  PendingGroup,
  PendingOpening,
  PendingProfile,
  PendingResume,
  PendingWant,
  SavedJobFilters,
  SavedProfileFilters,
} from "./json-columns.ts";

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface Alerts {
  /** what it tells about (lead:<uuid>): nothing is told twice; that of its notification, where it has one */
  about: string;
  created_at: Date;
  /** when it was sent, found read or dropped; null while it waits */
  done_at: Date | null;
  /** when it may go: never at night; with a digest, or past a cap, the next morning */
  due_at: Date;
  id: string;
  /** which text: lead, follow-up, leads-waiting, what staff decided about a business or a claim, what became of a request for a contact, new matches of a saved search of profiles, a festival tomorrow, what became of a request for a rite, a requirement that fits a seller, an answer to a requirement, its acceptance, applications to an opening, or a place on its shortlist */
  kind:
    | "lead"
    | "follow-up"
    | "leads-waiting"
    | "business-approved"
    | "business-rejected"
    | "edit-approved"
    | "edit-rejected"
    | "claim-granted"
    | "claim-refused"
    | "consent-asked"
    | "consent-accepted"
    | "consent-refused"
    | "consent-revoked"
    | "profiles-found"
    | "festival"
    | "seva-request"
    | "want-matching"
    | "want-answered"
    | "want-accepted"
    | "applications"
    | "shortlisted";
  member_id: string;
  /** the outgoing message that carries it; null while it waits for one */
  message_id: string | null;
  /** sent; read in the portal before; dropped because the member wants none, has no channel or no plan, or no channel took it for a week; null while it waits or is on its way */
  outcome: "sent" | "read" | "dropped" | null;
  /** the values of its text; emptied once it has left or is dropped */
  parameters: JSONColumnType<AlertValues>;
  /** the screen that its link opens */
  path: string;
  /** channels that refused it for good */
  refused_channels: Generated<string[]>;
}

export interface AlertSettings {
  /** [channel] sms, email (to the confirmed address), whatsapp or none */
  channel: "sms" | "email" | "whatsapp" | "none";
  member_id: string;
  /** [pace] of leads: at-once, or digest, one in the morning */
  pace: "at-once" | "digest";
  updated_at: Date;
}

export interface Announcements {
  /** [age] of who has passed away */
  age: number | null;
  /** [approvalStatus] withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** [atHome] the place of the ceremony is a home */
  at_home: Generated<boolean>;
  /** [audience] members with a plan; everybody, unlisted in search engines; or everybody */
  audience: "members" | "unlisted" | "everybody";
  /** [ceremonies] up to two: what, day, hour */
  ceremonies: JSONColumnType<CeremonyView[]>;
  /** [ceremonyPlace] for paid members alone where it is a home */
  ceremony_place: string | null;
  /** [commentsOpen] whether members may write condolences or congratulations below it */
  comments_open: boolean;
  deleted_at: Date | null;
  /** [editRejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** names, relatives and words as the search of the archive compares them */
  folded: string;
  /** [happenedOn] the day of the birth, the wedding or the death; the archive goes by its month */
  happened_on: string;
  /** set while reports keep it out of sight */
  held_at: Date | null;
  id: string;
  /** [images] a photo */
  image_id: string | null;
  /** [kind] it stays what it was written as */
  kind: "birth" | "marriage" | "death";
  /** [title] of whom it tells; of a marriage both */
  name: string;
  /** [fkUserId] the member of the family who wrote it */
  owner_id: string;
  /** [partnerName] of a marriage, the other */
  partner_name: string | null;
  /** what the family has changed of an approved one and nobody has approved yet: changed columns by name */
  pending_edit: JSONColumnType<PendingAnnouncement> | null;
  /** [personName] the child, the one of a couple, or who has passed away */
  person_name: string;
  /** [fkCityId] */
  place_id: number;
  /** [postedOn] */
  posted_at: Date;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** [relation] what who writes is to them */
  relation: string;
  /** [relatives] parents, or who mourns, in the words of the family */
  relatives: string | null;
  updated_at: Date;
  /** set while it, or an edit of it, waits for the staff */
  waiting_since: Date | null;
  /** [words] what the family says */
  words: string;
}

export interface Articles {
  /** [authorName] as readers see it */
  author_name: string | null;
  /** [body] English, as structure (base/rich-text.ts), never HTML */
  body_en: JSONColumnType<RichText> | null;
  /** [body] Hindi, likewise */
  body_hi: JSONColumnType<RichText> | null;
  /** when it was begun */
  created_at: Date;
  /** [declineReason] told to the member who sent it */
  decline_reason: string | null;
  /** when the staff deleted it; its page says that it is gone if it was public */
  deleted_at: Date | null;
  /** summaries and texts of both languages without marks, for the search alone */
  description: string;
  /** [hasCity] whether it is about that city */
  has_city: boolean;
  id: string;
  /** [imageAlt] what the picture shows, for whoever does not see it; English */
  image_alt_en: string | null;
  /** [imageAlt] Hindi */
  image_alt_hi: string | null;
  /** [image] the cover picture */
  image_id: string | null;
  /** [kind] news, blog or story; it stays what it was written as */
  kind: "news" | "blog" | "story";
  /** [name] its title in one language, English first: what the search and the staff's log call it */
  name: string;
  /** who of the staff began it, or the member who sent the story */
  owner_id: string;
  /** [fkCityId] the city that it is about; without one the capital, so that every item of the search has a place */
  place_id: number;
  /** [publishedAt] its date; for a scheduled one the instant at which it appears */
  published_at: Date;
  /** [sentAt] when a member sent it; null for what the staff wrote */
  sent_at: Date | null;
  /** [state] draft; scheduled: published by itself at its instant; published; withdrawn: its page says that it is gone; sent by a member and waiting; declined */
  state: "draft" | "scheduled" | "published" | "withdrawn" | "sent" | "declined";
  /** [summary] English */
  summary_en: string | null;
  /** [summary] Hindi */
  summary_hi: string | null;
  /** [title] English; one of the two languages is there */
  title_en: string | null;
  /** [title] Hindi */
  title_hi: string | null;
  /** [updatedAt] */
  updated_at: Date;
}

export interface AttemptCounters {
  /** name of the limit and a mark of whom it counts */
  bucket: string;
  /** events within the window */
  count: number;
  /** when the window closes */
  expires_at: Date;
  /** when the first event opened the window */
  window_start: Date;
}

export interface Authenticators {
  /** when its first code was right; null while it is being set up */
  confirmed_at: Date | null;
  /** the half minute of the last code that was used: each counts once */
  last_step: Generated<number>;
  /** whose */
  member_id: string;
  /** the secret that the app shares, encrypted */
  sealed: Buffer;
}

export interface BannerDays {
  /** the banner */
  banner_id: string;
  /** [clicks] */
  clicks: Generated<number>;
  /** in Asia/Kolkata */
  day: string;
  /** [views] */
  views: Generated<number>;
}

export interface Banners {
  /** [advertiser] who pays for an advertisement */
  advertiser: string | null;
  /** when it was written */
  created_at: Date;
  id: string;
  /** [image] */
  image_id: string | null;
  /** [kind] own: the operator's; ad: paid for by somebody else, and marked so */
  kind: "own" | "ad";
  /** [link] a path of the portal that begins with /, or an http(s) address */
  link: string | null;
  /** [place] the smallest first */
  place: number;
  /** [fkCityId] the city for which an advertisement is meant; null for all */
  place_id: number | null;
  /** [isPublished] null while it is a draft */
  published_at: Date | null;
  /** [from] the first day in Asia/Kolkata */
  shown_from: string;
  /** [until] the last day; null for no end */
  shown_until: string | null;
  /** [title] */
  title: string;
  /** [titleHi] */
  title_hi: string;
  /** when it was changed last */
  updated_at: Date;
  /** [text] a sentence below the title */
  words: string | null;
  /** [textHi] */
  words_hi: string | null;
}

export interface BiodataLinks {
  created_at: Date;
  /** [expiresAt] at most 90 days after it was made */
  expires_at: Date;
  id: string;
  /** [label] whom it was made for, in the family's words; it stands on what is shared */
  label: string;
  /** [lastOpenedAt] */
  last_opened_at: Date | null;
  /** [openings] how often the biodata was read by it */
  openings: Generated<number>;
  profile_id: string;
  /** [revokedAt] when the family ended it */
  revoked_at: Date | null;
  /** SHA-256 of what the address ends in, which is stored nowhere */
  secret_hash: Buffer;
  /** [withContact] it tells contact person, phone, email and address */
  with_contact: boolean;
  /** [withHoroscope] it tells birth date, time and place, star and manglik */
  with_horoscope: boolean;
  /** [withPhoto] it shows the first photo */
  with_photo: boolean;
}

export interface Blocks {
  /** who is never told */
  blocked_id: string;
  /** whose wish it is */
  blocker_id: string;
  created_at: Date;
  id: string;
  /** [name] of the other as the blocker read it then; null where it was not told */
  name: string | null;
  /** [through] what the blocker saw of the other: a matrimonial profile, a contact request, a post, a comment or an application */
  seen_through: "profile" | "request" | "post" | "comment" | "application";
}

export interface BusinessClaims {
  /** what is claimed */
  business_id: string;
  /** [createdAt] */
  created_at: Date;
  /** when it was decided */
  decided_at: Date | null;
  /** who of the staff; null when a code decided */
  decided_by: string | null;
  /** [state] granted, refused, or overtaken: by another claim, or because the business is gone; null while it waits */
  decision: "granted" | "refused" | "overtaken" | null;
  /** [reason] of the staff, told to the member */
  decision_reason: string | null;
  /** picture (made anew) or PDF, for the staff alone; emptied with the decision */
  document: Buffer | null;
  /** [type] image/jpeg or application/pdf */
  document_type: "image/jpeg" | "application/pdf" | null;
  /** whose it was before a claim was granted: a member of the list without an account */
  former_owner_id: string | null;
  id: string;
  /** who claims it */
  member_id: string;
  /** [text] how the member explains it, for the staff alone */
  text: Generated<string>;
  /** code, granted at once, or document */
  way: "code" | "document";
}

export interface Businesses {
  /** [address] for paid members */
  address: Generated<string>;
  /** [answersWithin] how fast its leads are usually answered; null while there are too few, or when it takes longer; written by a timed job alone */
  answers_within: "hour" | "day" | "three-days" | null;
  /** [status, isApproved] pending, approved, rejected or withheld: a trigger writes withheld for approved while the owner is blocked, which the wire does not tell apart */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** the first approval: a page that once was there is gone, not unknown */
  approved_at: Date | null;
  /** [createdAt] */
  created_at: Generated<Date>;
  deleted_at: Date | null;
  /** [description] contacts in it are masked for whoever may not see them */
  description: Generated<string>;
  /** [rejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** [email] given only in the answer to a lead */
  email: string | null;
  /** [fkFurtherSubCategoryIds] the subcategories that it has beside its main one, at most four */
  further_subcategory_ids: Generated<number[]>;
  /** [gstNumber] its GST registration (GSTIN), for paid members and staff */
  gst_number: string | null;
  /** [_id, fkBusinessId] */
  id: string;
  /** phone, folded name and place of an imported row */
  import_key: string | null;
  /** print of that row's values: the same file again changes nothing */
  import_print: string | null;
  /** [languages] ISO 639 codes of the languages in which one is served */
  languages: Generated<string[]>;
  /** [businessLocation, location.coordinates] two decimals in the locked view */
  lat: number;
  /** [leadsCount] written by the room of leads alone */
  leads_count: Generated<number>;
  /** [businessLocation, location.coordinates] two decimals in the locked view */
  lng: number;
  /** the business that it turned out to be: its address leads there */
  merged_into: string | null;
  /** [businessName] 2 to 100 characters */
  name: string;
  /** the sound keys of its name; null until a timed job has filled it in */
  name_sound: string | null;
  /** [openSince] the year in which it began */
  open_since: number | null;
  /** [openingHours] [{day, isClosed, spans: [{from, to}]}] in Asia/Kolkata; null when the owner has not filled them in */
  opening_hours: JSONColumnType<OpeningDay[]> | null;
  /** [fkUserId] */
  owner_id: string;
  /** [paymentWays] cash, upi, card, bank-transfer, cheque */
  payment_ways: Generated<string[]>;
  /** name, subcategory, pictures and website of an approved business as edited */
  pending_edit: JSONColumnType<PendingEdit> | null;
  /** [hasPendingEdit] since when the edit waits for staff; null when they have turned it down */
  pending_since: Date | null;
  /** [phoneNo] given only in the answer to a lead */
  phone: string;
  /** [pinCode] for paid members */
  pin_code: string | null;
  /** [fkCityId, city] */
  place_id: number;
  /** the same as a point */
  position: string;
  /** [rejectionMessage] exactly when rejected */
  rejection_message: string | null;
  /** [reviewsCount] its public reviews by members who are not blocked; written by a trigger alone */
  reviews_count: Generated<number>;
  /** [serviceArea] where it goes or delivers, in the owner's words; it carries no contact */
  service_area: string | null;
  /** [rating] their stars together; written by the same trigger */
  stars_sum: Generated<number>;
  /** [fkSubCategoryId, category, subCategory] */
  subcategory_id: number;
  /** [hasUnsentCorrection] the owner has saved a correction of what staff turned down, and has not sent it again yet */
  unsent_correction: Generated<boolean>;
  /** [updatedAt] */
  updated_at: Generated<Date>;
  /** [views] a person counts once a day */
  views: Generated<number>;
  /** [website] for paid members */
  website: string | null;
}

export interface BusinessFurtherKinds {
  business_id: string;
  /** of the business */
  created_at: Date;
  /** of the business */
  place_id: number;
  subcategory_id: number;
}

export interface BusinessImages {
  business_id: string;
  /** [images] */
  image_id: string;
  /** its place in the order */
  place: number;
}

export interface BusinessReports {
  business_id: string;
  created_at: Date;
  /** when they did */
  decided_at: Date | null;
  /** who of the staff */
  decided_by: string | null;
  /** [decision] kept, or taken-down: out of the directory; null while it waits */
  decision: "kept" | "taken-down" | null;
  /** told to the member who reported, and to the owner when it is taken down */
  decision_reason: string | null;
  id: string;
  /** who reported it; null for a visitor */
  member_id: string | null;
  /** [reason] closed, wrong-contact, not-theirs, misleading, offensive or other */
  reason: "closed" | "wrong-contact" | "not-theirs" | "misleading" | "offensive" | "other";
  /** [text] for the staff alone */
  text: string;
}

export interface BusinessVisits {
  business_id: string;
  /** when it was recorded */
  recorded_at: Date;
  /** who recorded it */
  staff_id: string;
  /** [checks.visit.team] who went there, in the staff's words */
  team: string;
  /** [checks.visit.on] in Asia/Kolkata */
  visited_on: string;
}

export interface CardNumbers {
  member_id: string;
  /** stands on the card with a check digit behind it, and in its QR */
  number: Generated<number>;
}

export interface Cards {
  /** of the business or listing */
  id: string;
  /** 0 business, 1 listing */
  kind: number;
  /** what the locked view of its page has beside them, likewise */
  locked: string;
  /** its own fields of the card in a list, as members of a JSON object; contacts masked */
  members: string;
  /** its names are joined from memory */
  place_id: number;
  /** its names are joined from memory */
  subcategory_id: number | null;
  /** the form of both texts; one of another form than today's is not used */
  version: number;
}

export interface Categories {
  /** [icon] a drawing of the kit */
  icon: string;
  /** [fkCategoryId] */
  id: number;
  /** [category] */
  name: string;
  /** [categoryHi] */
  name_hi: string;
  /** [slug] */
  slug: string;
  /** words people search it by */
  synonyms: Generated<string[]>;
}

export interface CommentReports {
  /** [id] the comment */
  comment_id: string;
  created_at: Date;
  /** when the staff decided about the comment; null while it waits */
  decided_at: Date | null;
  /** who reported it; the writer is never told */
  member_id: string;
  /** [reason] as of items: asks-for-money, not-genuine, out-of-date, offensive or other */
  reason: "asks-for-money" | "not-genuine" | "out-of-date" | "offensive" | "other";
  /** [text] for the staff alone; may be empty */
  text: string;
}

export interface Comments {
  created_at: Date;
  /** when the staff last decided about it */
  decided_at: Date | null;
  /** who of the staff */
  decided_by: string | null;
  /** [decisionReason] told to the writer of what was removed */
  decision_reason: string | null;
  id: string;
  /** while its writer is blocked by the staff; written by a trigger alone */
  is_withheld: Generated<boolean>;
  /** who wrote it; others read a name alone */
  member_id: string;
  /** [state] waiting: a first comment, which the staff read; public; hidden by reports until the staff decide; removed by them */
  state: "waiting" | "public" | "hidden" | "removed";
  /** [text] contacts in it are masked for everybody but the staff */
  text: string;
  /** [topicId] of a row of the kind's own table */
  topic_id: string;
  /** [kind] article, post, event or notice */
  topic_kind: "article" | "post" | "event" | "notice";
}

export interface ConsentEvents {
  /** [by] who did it; null for the portal */
  actor_id: string | null;
  consent_id: string;
  created_at: Date;
  /** [event] revealed is the first time that a contact was told; given-back is by the asker, ended by the portal because one of them has blocked the other; narrowed leaves less of a grant or a nearer end; given-again is by who answers, after their own no */
  event:
    | "asked"
    | "paused"
    | "released"
    | "rejected"
    | "accepted"
    | "refused"
    | "withdrawn"
    | "revoked"
    | "given-back"
    | "expired"
    | "ended"
    | "revealed"
    | "narrowed"
    | "given-again";
  id: string;
  /** [scopes] asked for, granted or revealed */
  scopes: Generated<string[]>;
  /** [until] of what was accepted */
  until: Date | null;
}

export interface Consents {
  /** [answeredAt] when the owner accepted or refused */
  answered_at: Date | null;
  /** the member who asked */
  asker_id: string;
  created_at: Date;
  /** [endedAt] when it stopped being open */
  ended_at: Date | null;
  /** who ended it: the owner, the asker or one of the staff; null for the portal */
  ended_by: string | null;
  /** [grantedUntil] of what waits until when it can be answered, of what is accepted until when the grant lasts */
  expires_at: Date;
  id: string;
  /** [message] contacts in it are masked for everybody but the staff */
  message: string;
  /** the member who decides */
  owner_id: string;
  /** since when the owner can read it; null while it is paused, and for good when the staff rejected it */
  reached_at: Date | null;
  /** [rejectionMessage] of the staff to the asker */
  rejection_message: string | null;
  /** [scopesAsked] phone, whatsapp, email, photo, horoscope, resume, exact-address */
  scopes_asked: string[];
  /** [scopesGranted] of those asked for */
  scopes_granted: Generated<string[]>;
  /** [state] waiting; paused until the staff have read it; accepted; refused by the owner or the staff; withdrawn by the asker; revoked by the owner or given back; expired */
  state: "waiting" | "paused" | "accepted" | "refused" | "withdrawn" | "revoked" | "expired";
  /** [fkSubjectId] */
  subject_id: string;
  /** [subjectKind] what it is about */
  subject_kind: "profile" | "resume" | "want" | "want-answer";
}

export interface ContactClicks {
  /** [clicks] directions, website or detail; once a member, item and day */
  click: "directions" | "website" | "detail";
  /** when */
  clicked_at: Date;
  /** as of leads */
  contact_id: string;
  /** in Asia/Kolkata */
  day: string;
  /** what was clicked on */
  item_id: string;
  /** as of leads */
  item_kind: number;
  member_id: string;
  owner_id: string;
}

export interface ContactMessages {
  /** [createdAt] */
  created_at: Date;
  /** [email] */
  email: string | null;
  /** [_id] */
  id: string;
  /** from which address */
  ip: string;
  /** [fkUserId] when signed in */
  member_id: string | null;
  /** [message] */
  message: string;
  /** [name] */
  name: string;
  /** [phoneNo] */
  phone: string;
  /** [reason] question, complaint or data */
  reason: "question" | "complaint" | "data";
  /** [state] new; answered: the staff have written or spoken to the person; closed */
  state: Generated<"new" | "answered" | "closed">;
  /** [stateSince] null while it is new */
  state_changed_at: Date | null;
}

export interface ContactReveals {
  /** the business whose contact was shown; the caps of one contact count by it */
  contact_id: string;
  /** in Asia/Kolkata, for the daily caps */
  day: string;
  /** call, whatsapp or query */
  how: "call" | "whatsapp" | "query";
  id: string;
  /** from which address */
  ip: string;
  /** through which item the contact was opened */
  item_id: string;
  /** as of leads */
  item_kind: number;
  /** through which lead; that one may be deleted */
  lead_id: string;
  /** who saw it */
  member_id: string;
  /** whose it is */
  owner_id: string;
  /** when */
  revealed_at: Date;
}

export interface DemoLetters {
  id: string;
  /** mark of the receiver */
  receiver_mark: Buffer;
  /** the message, encrypted */
  sealed: Buffer;
  /** when */
  sent_at: Date;
}

export interface Devices {
  created_at: Generated<Date>;
  /** of the cookie of the browser or phone */
  device_hash: Buffer;
  /** known for 180 days after it */
  last_seen_at: Generated<Date>;
  member_id: string;
}

export interface DiscussionCounts {
  /** [comments] public ones by writers who are not blocked */
  comments: Generated<number>;
  /** [likes] */
  likes: Generated<number>;
  /** [shares] */
  shares: Generated<number>;
  /** [id] of a row of the kind's own table */
  topic_id: string;
  /** [kind] article, post, event or notice */
  topic_kind: string;
}

export interface DocumentVersions {
  /** privacy or terms, as the settings name them */
  name: "privacy" | "terms";
  /** since when it has held; from then on members are told of it */
  published_at: Date;
  /** [sections] title, text and day in both languages, as the setting had them last in this version */
  value: Json;
  /** [version] */
  version: number;
}

export interface DonationPurposes {
  /** [about] what the money is for */
  about: string;
  /** [aboutHi] */
  about_hi: string;
  /** [isOpen] since when nothing more is taken for it */
  closed_at: Date | null;
  created_at: Date;
  /** [giftType] corpus, specific or others, as the tax office's statement divides donations */
  gift_type: "corpus" | "specific" | "others";
  /** [goal] what is hoped for; null where there is no end to it */
  goal_paise: number | null;
  /** [icon] a drawing of the kit */
  icon: "animals" | "learning" | "temple" | "health" | "food" | "general";
  /** [fkPurposeId] */
  id: Generated<number>;
  /** [name] */
  name: string;
  /** [nameHi] */
  name_hi: string;
  /** its place in the order */
  place: Generated<number>;
  /** [slug] for links */
  slug: string;
  updated_at: Date;
}

export interface DonationReceiptCounters {
  /** April to March, such as 2026-27 */
  financial_year: string;
  /** the number given last */
  last: number;
}

export interface DonationReceipts {
  /** [reason] why */
  cancel_reason: string | null;
  /** when another number took its place */
  cancelled_at: Date | null;
  /** who of the staff did that */
  cancelled_by: string | null;
  donation_id: string;
  /** donor, purpose and receiver as they were on the day: a receipt does not change afterwards */
  facts: JSONColumnType<DonationFacts>;
  /** [financialYear] of the gift, April to March */
  financial_year: string;
  /** [date] its own date */
  issued_at: Date;
  /** [receiptNumber] */
  number: string;
  /** its place in the year, without a gap */
  sequence: number;
}

export interface Donations {
  /** [address] */
  address: string | null;
  /** [amount] whole rupees; of a gift in kind, what it is worth */
  amount_paise: number;
  /** [isIndianCitizen] when the donor said that they are an Indian citizen: money from abroad is not taken */
  citizen_confirmed_at: Date;
  created_at: Date;
  /** [decidedBy] who of the staff confirmed or declined it: never the same */
  decided_by: string | null;
  /** [reason] */
  decline_reason: string | null;
  /** [name] null where the donor gave none */
  donor_name: string | null;
  /** [email] the receipt goes there */
  email: string | null;
  /** when what the donor had typed was taken away, because nothing was paid */
  emptied_at: Date | null;
  /** [gift] what was given in kind */
  gift: string | null;
  /** [_id] 122 random bits: whoever has it reads the receipt, so it stands in no list that others see */
  id: string;
  /** [anonymous] the name is shown to nobody but the staff */
  is_anonymous: boolean;
  /** [language] of messages to the donor */
  language: Generated<"en" | "hi">;
  /** [fkUserId] the donor's account, if there is one */
  member_id: string | null;
  /** upi, card, netbanking, as the gateway says */
  method: string | null;
  /** [pan] encrypted with PAN_KEY (AES-256-GCM); read for the yearly file of the tax office alone */
  pan_sealed: Buffer | null;
  /** [panMasked] its last four characters */
  pan_tail: string | null;
  /** [paymentId] at the gateway */
  payment_id: string | null;
  /** [phoneNo] the receipt goes there */
  phone: string | null;
  /** [pinCode] */
  pin_code: string | null;
  /** [fkPurposeId] */
  purpose_id: number;
  /** [receivedAt] when the payment was captured, or a second person confirmed the gift */
  received_at: Date | null;
  /** [receivedOn] the day on which the gift came; its financial year is that of the gift */
  received_on: string | null;
  /** [recordedBy] who of the staff wrote it down */
  recorded_by: string | null;
  /** [reference] number of the cheque or transfer */
  reference: string | null;
  /** [returned] what went back by refunds and disputes */
  returned_paise: Generated<number>;
  /** [status] begun (nothing paid yet), waiting (taken by hand, to be confirmed), received, declined */
  status: "begun" | "waiting" | "received" | "declined";
  /** [tribute] in memory or in honour of somebody */
  tribute: "memory" | "honour" | null;
  /** [tributeName] */
  tribute_name: string | null;
  /** [wantsCertificate] the donor asks for the tax certificate */
  wants_certificate: Generated<boolean>;
  /** [mode] online, or taken by hand: cash, cheque, transfer, kind */
  way: "online" | "cash" | "cheque" | "transfer" | "kind";
}

export interface EventAnswers {
  /** [answer] coming, perhaps or no; waiting: said coming, and comes once there is room */
  answer: "coming" | "perhaps" | "no" | "waiting";
  /** [answeredAt] the last time; who waits and brings no more persons than before keeps it */
  answered_at: Date;
  event_id: string;
  member_id: string;
  /** [persons] with the member; 0 for no */
  persons: number;
  /** when the member was reminded of it, once */
  reminded_at: Date | null;
}

export interface Events {
  /** [address] for everybody, or for paid members where it is a home; empty where the venue says it all */
  address: Generated<string>;
  /** [approvalStatus] withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** [byAssociation] the association organises it, not the member alone */
  by_association: Generated<boolean>;
  /** [cancelReason] what whoever had answered is told */
  cancel_reason: string | null;
  /** [isCancelled] when its owner called it off; for good */
  cancelled_at: Date | null;
  /** [capacity] how many persons there is room for; null is no limit */
  capacity: number | null;
  /** [coming] persons of the answers that say coming; written with each answer */
  coming_count: Generated<number>;
  deleted_at: Date | null;
  /** [description] */
  description: string;
  /** [editRejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** when the timed job found its end past; a later one opens it again */
  ended_at: Date | null;
  /** [endsOn, endsAt] */
  ends_at: Date;
  /** [feePaise] what a person pays there, as information; null is nothing */
  fee_paise: number | null;
  /** set while grave reports keep it out of sight */
  held_at: Date | null;
  id: string;
  /** [images] its picture */
  image_id: string | null;
  /** [isHome] the address is somebody's home */
  is_home: Generated<boolean>;
  /** [businessLocation] exact for everybody, or of a home for paid members; the middle of the city unless a point was chosen */
  lat: number;
  /** [businessLocation] likewise */
  lng: number;
  /** [title] */
  name: string;
  /** [fkUserId] the member who proposed it and reads who comes */
  owner_id: string;
  /** what the owner of an approved event has changed and nobody has approved yet: changed columns by name */
  pending_edit: JSONColumnType<PendingEvent> | null;
  /** [perhaps] persons of the answers that say perhaps */
  perhaps_count: Generated<number>;
  /** [fkCityId] */
  place_id: number;
  /** [postedOn] */
  posted_at: Date;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** SEQUENCE of its calendar file: counts changes of time or place, and the cancelling */
  revision: Generated<number>;
  /** [startsOn, startsAt] */
  starts_at: Date;
  updated_at: Date;
  /** [venue] the hall or park by its name, for everybody */
  venue: string;
  /** [waiting] persons who wait for a place, counted anew with every answer */
  waiting_count: Generated<number>;
  /** set while it, or an edit of it, waits for the staff */
  waiting_since: Date | null;
}

export interface ExemptionReasons {
  /** [_id] */
  id: Generated<number>;
  /** [isActive] can be chosen now */
  is_active: boolean;
  /** [reason] */
  name: string;
  /** [reasonHi] */
  name_hi: string;
  /** [needsDocument] a document must come along */
  needs_document: boolean;
  /** by the staff */
  updated_at: Generated<Date>;
}

export interface ExemptionRequests {
  /** [sentAt] */
  created_at: Date;
  /** [decidedAt] */
  decided_at: Date | null;
  /** who of the staff; null of what lapsed or was withdrawn */
  decided_by: string | null;
  /** [state] granted, refused, withdrawn by the member, or lapsed after sixty days; null while it waits */
  decision: "granted" | "refused" | "withdrawn" | "lapsed" | null;
  /** picture (made anew) or PDF, for the member and the staff alone; emptied with the decision */
  document: Buffer | null;
  /** [type] image/jpeg or application/pdf */
  document_type: "image/jpeg" | "application/pdf" | null;
  id: string;
  member_id: string;
  /** [message] in the member's own words, for the staff; emptied a year after the decision */
  message: string | null;
  /** [fkReasonId] */
  reason_id: number;
  /** [rejectionMessage] of the staff, in the member's language */
  rejection_message: string | null;
}

export interface FamilyMembers {
  member_id: string | null;
  profile_id: string | null;
}

export interface Faqs {
  /** [answer] text with structure; {price}, {brand} and the like stand for what is true when it is read */
  answer: JSONColumnType<RichText>;
  /** [answerHi] the same in Hindi */
  answer_hi: JSONColumnType<RichText>;
  /** when it was written */
  created_at: Date;
  id: string;
  /** [place] in its group, the smallest first */
  place: number;
  /** [isPublished] null while it is a draft */
  published_at: Date | null;
  /** [question] */
  question: string;
  /** [questionHi] */
  question_hi: string;
  /** [topic] the group under which it is listed */
  topic: "joining" | "finding" | "businesses" | "payments" | "matrimony" | "safety" | "other";
  /** when it was changed last */
  updated_at: Date;
}

export interface Favourites {
  /** [createdAt] */
  created_at: Date;
  id: string;
  /** [fkItemId] the item; no foreign key, because it may be of any kind */
  item_id: string;
  /** as of leads */
  item_kind: number;
  /** who keeps it */
  member_id: string;
  /** [name] as the item was called when it was kept, for the time when it is no longer public */
  name: string;
  /** [note] private, up to 500 characters */
  note: Generated<string>;
}

export interface FeedMutes {
  /** [mutedAt] */
  created_at: Date;
  id: string;
  member_id: string;
  /** whose */
  muted_id: string;
  /** [name] as it was read then */
  name: string;
}

export interface FeedPollOptions {
  /** [option] from 0 on */
  place: number;
  post_id: string;
  /** [pollOptions] */
  text: string;
}

export interface FeedPostImages {
  /** [images] up to four */
  image_id: string;
  /** its place in the order */
  place: number;
  post_id: string;
}

export interface FeedPosts {
  /** [approvalStatus] pending, approved, rejected: turned down or taken down by the staff; withheld while its author is blocked by the staff */
  approval: "pending" | "approved" | "rejected" | "withheld";
  /** taken away by its author */
  deleted_at: Date | null;
  /** nothing */
  edit_rejection_message: string | null;
  /** [editedAt] when its author last changed it */
  edited_at: Date | null;
  /** [fkGroupId] the group that it is written to; null for everybody */
  group_id: string | null;
  /** three reports keep it out of sight until the staff decide */
  held_at: Date | null;
  /** [isHidden] when the moderator of its group hid it */
  hidden_at: Date | null;
  /** [hiddenReason] why, for its author */
  hidden_reason: string | null;
  id: string;
  /** [language] en or hi, by its script unless the author says otherwise */
  language: "en" | "hi";
  /** its beginning, by which staff and notices call it */
  name: string;
  /** who wrote it */
  owner_id: string;
  /** nothing: what an author changes holds at once */
  pending_edit: Json | null;
  /** [fkCityId] the city that it is about; null for everywhere */
  place_id: number | null;
  /** [pollClosesOn] the last day for votes; null without a poll */
  poll_closes_on: string | null;
  /** [postedAt] for a first post, when the staff approved it */
  posted_at: Date;
  /** [rejectionMessage] why, for its author */
  rejection_message: string | null;
  /** [text] contacts in it are masked for everyone but its author */
  text: string;
  /** [updatedAt] */
  updated_at: Date;
  /** when it was sent to the staff; null when nothing waits */
  waiting_since: Date | null;
}

export interface FeedVotes {
  member_id: string;
  /** [option] */
  place: number;
  post_id: string;
  /** last */
  voted_at: Date;
}

export interface FestivalFollows {
  /** [keys] of contract/panchang/festival-table.ts, and ekadashi for all fasts */
  keys: string[];
  member_id: string;
  /** [fkCityId] */
  place_id: number;
  updated_at: Date;
}

export interface FestivalReminders {
  created_at: Date;
  /** the day of the festival or fast */
  day: string;
  /** what it reminded of */
  key: string;
  member_id: string;
}

export interface FullViewDays {
  /** in Asia/Kolkata */
  day: string;
  member_id: string;
  /** when the staff were told that so many, or so many within minutes, look like a program */
  noticed_at: Date | null;
  /** different items */
  opened: number;
}

export interface FullViews {
  /** in Asia/Kolkata */
  day: string;
  item_id: string;
  /** as of leads */
  item_kind: number;
  member_id: string;
  /** when it was opened first on that day */
  viewed_at: Date;
}

export interface FunctionalAreas {
  /** [fkFunctionalAreaId] */
  id: Generated<number>;
  /** [functionalArea] */
  name: string;
  /** [functionalAreaHi] */
  name_hi: string;
  /** [slug] names it in filters */
  slug: string;
}

export interface GroupMembers {
  /** [askedAt] */
  created_at: Date;
  group_id: string;
  /** [_id] by which a moderator decides about a request */
  id: string;
  /** when the member was let in */
  joined_at: Date | null;
  member_id: string;
  /** [state] asked: waits for the moderator; member */
  state: "asked" | "member";
}

export interface Groups {
  /** [approvalStatus] pending, approved, rejected; withheld while its founder is blocked by the staff */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** [asksFirst] who wants to join waits for the moderator */
  asks_first: boolean;
  /** when it was asked for */
  created_at: Date;
  /** taken away for good */
  deleted_at: Date | null;
  /** [description] what it is for, in English; one of the two languages is always there */
  description: string | null;
  /** [descriptionHi] what it is for, in Hindi */
  description_hi: string | null;
  /** [editRejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** out of sight because of reports */
  held_at: Date | null;
  id: string;
  /** [isClosed] its posts are read by its members alone */
  is_closed: boolean;
  /** [membersCount] counted anew with every change */
  members_count: Generated<number>;
  /** who hides posts and lets people in, as the staff decided; null until it is approved */
  moderator_id: string | null;
  /** [name] as its founder writes it */
  name: string;
  /** [nameHi] in Hindi, where it has another name there */
  name_hi: string | null;
  /** who asked for it; moderates it until the staff name somebody else */
  owner_id: string;
  /** [hasPendingEdit] what who asked for it has changed since it was approved and nobody has approved yet: changed columns by name */
  pending_edit: JSONColumnType<PendingGroup> | null;
  /** [fkCityId] its city; null for all of India */
  place_id: number | null;
  /** [rejectionMessage] why it was turned down, for its founder */
  rejection_message: string | null;
  /** [rules] what members keep to, in English */
  rules: string | null;
  /** [rulesHi] what members keep to, in Hindi */
  rules_hi: string | null;
  /** [updatedAt] */
  updated_at: Date;
  /** when it was sent to the staff; null when nothing waits */
  waiting_since: Date | null;
}

export interface IdempotencyKeys {
  /** the same key with another body is refused */
  body_hash: Buffer;
  /** name of the call */
  call: string;
  /** [idempotencyKey] of one intended change */
  key: string;
  member_id: string;
  /** the first answer; null while it is under way */
  reply: JSONColumnType<object> | null;
  /** when it came first */
  started_at: Date;
}

export interface Images {
  /** of all its stored files together */
  bytes: number;
  created_at: Generated<Date>;
  /** of the picture as it is stored */
  height: number;
  id: string;
  /** [images, logo] 32 random hexadecimal characters; the name of the stored files */
  key: string;
  owner_id: string;
  /** of the picture as it is stored */
  width: number;
}

export interface ImportChanges {
  /** the values that an undo gives back; null when the import added it */
  before: Json | null;
  /** the import */
  import_id: number;
  /** of the table that the kind of the import names */
  row_id: string;
}

export interface Imports {
  /** businesses, offerings or members that it added */
  created: Generated<number>;
  /** [fileName] of the list, without its folder */
  file_name: string;
  /** [importNo] by which it is undone */
  id: Generated<number>;
  /** [importedBy] the administrator who imported it in the console; null by the command */
  imported_by: string | null;
  /** [kind] what each row of the list is: businesses, listings or members */
  kind: Generated<"businesses" | "listings" | "members">;
  /** that the list held */
  rows: Generated<number>;
  /** also when each of its businesses was changed last, unless somebody has edited it since */
  stored_at: Date;
  /** [isBeingUndone] while a process undoes it; null otherwise */
  undo_asked_at: Date | null;
  /** [undoFailure] how the last undo that was asked for in the console ended when it was not done: hindered by then, heavy (too much time or memory) or failed; null otherwise */
  undo_failure: "hindered" | "heavy" | "failed" | null;
  /** null while it stands */
  undone_at: Date | null;
  /** those from before that it changed */
  updated: Generated<number>;
}

export interface ItemReports {
  created_at: Date;
  /** when they did */
  decided_at: Date | null;
  /** who of the staff */
  decided_by: string | null;
  /** [decision] dismissed, or taken-down: rejected until the owner corrects it; null while it waits */
  decision: "dismissed" | "taken-down" | null;
  /** [reason] told to the owner of what is taken down, else for the log alone */
  decision_reason: string | null;
  id: string;
  /** [id] of a row of the kind's table */
  item_id: string;
  /** [kind] as contract/approval-kinds.ts names it */
  kind: string;
  /** who reported it; the owner is never told */
  member_id: string;
  /** [reason] asks-for-money, not-genuine, out-of-date, offensive or other */
  reason: "asks-for-money" | "not-genuine" | "out-of-date" | "offensive" | "other";
  /** [text] for the staff alone */
  text: string;
}

export interface JobApplicationEvents {
  /** null is the portal */
  actor_id: string | null;
  application_id: string;
  created_at: Date;
  /** revealed: the contact was shown for the first time; ended: a block ended it */
  event: "applied" | "seen" | "revealed" | "shortlisted" | "rejected" | "withdrawn" | "ended";
  id: string;
}

export interface JobApplications {
  /** who has agreed by it that the employer reads the resume with its contact */
  applicant_id: string;
  /** [appliedAt] again after it was withdrawn */
  applied_at: Date;
  /** [decidedAt] */
  decided_at: Date | null;
  /** when the employer was told that it waits for an answer; once */
  employer_reminded_at: Date | null;
  id: string;
  /** [fkJobId] */
  opening_id: string;
  /** as the resume is now, not as it was then */
  resume_id: string;
  /** when the contact was shown to the employer first; null is never */
  revealed_at: Date | null;
  /** [seenAt] when the employer opened it first */
  seen_at: Date | null;
  /** when the applicant was told that the employer is silent; once */
  silence_told_at: Date | null;
  /** [state] filled is told of those whom nobody answered where the opening is filled */
  state: Generated<"sent" | "seen" | "shortlisted" | "rejected" | "withdrawn">;
  /** by the applicant, or ended by a block; the employer has nothing of it from then on */
  withdrawn_at: Date | null;
  /** [words] of the employer to whom they rejected; masked in views */
  words: string | null;
}

export interface JobOpenings {
  /** [approvalStatus] only approved ones are public; withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** when it was filled, or the timed job found the closing date past; a later date opens it again */
  closed_at: Date | null;
  /** [closingDate] the last day on which it is open */
  closing_date: string;
  /** [company_name] as typed; it need not be one of the businesses */
  company_name: string;
  /** [contactPerson] */
  contact_person: string;
  deleted_at: Date | null;
  /** [description] */
  description: string;
  /** [editRejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** [email] told to nobody but the owner */
  email: string | null;
  /** [employmentType] */
  employment_type: "full-time" | "part-time" | "contract" | "temporary" | "internship";
  /** [experienceFrom] years that are asked for; 0 is a beginner */
  experience_from: number;
  /** [experienceTo] years; null is no upper bound */
  experience_to: number | null;
  /** [isFilled] when its owner said that the place is filled; closed_at is set as well */
  filled_at: Date | null;
  /** [fkFunctionalAreaId] */
  functional_area_id: number;
  /** set while grave reports keep it out of sight until the staff have decided */
  held_at: Date | null;
  id: string;
  /** [job_title] */
  name: string;
  /** [openings] how many people are wanted */
  openings: number;
  /** [fkUserId] the member who posted it */
  owner_id: string;
  /** what the owner of an approved opening has saved and nobody has approved yet; the old version stays public */
  pending_edit: JSONColumnType<PendingOpening> | null;
  /** [phoneNo] told to nobody but the owner */
  phone: string;
  /** [fkCityId] where the work is, or for remote work where the employer is */
  place_id: number;
  /** [postedOn] */
  posted_at: Date;
  /** [fkQualificationId] */
  qualification_id: number;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** [salaryFromPaise] for one salary_period; null where it is not said */
  salary_from_paise: number | null;
  /** [salaryPeriod] said even where no salary is */
  salary_period: "month" | "year";
  /** [salaryToPaise] likewise */
  salary_to_paise: number | null;
  /** [skills] as typed, at most ten */
  skills: Generated<string[]>;
  updated_at: Date;
  /** while it, or an edit of it, waits for the staff; else null */
  waiting_since: Date | null;
  /** [workMode] */
  work_mode: "on-site" | "hybrid" | "remote";
}

export interface JobWorkers {
  id: string;
  /** when it was last known to live */
  seen_at: Generated<Date>;
}

export interface Leads {
  /** when its owner first said that it is no longer new; null also for those that were worked on before this was recorded */
  answered_at: Date | null;
  /** [city] */
  city: Generated<string>;
  /** the business whose contact it asks for */
  contact_id: string;
  /** [contactPerson] of a click, from the session */
  contact_person: string;
  /** [createdAt] */
  created_at: Date;
  /** the same click or the same words on one day are one lead */
  day: string;
  /** [email] of a click, from the session */
  email: string | null;
  /** [followUpOn] the day, in Asia/Kolkata, on which the owner wants to be reminded */
  follow_up_on: string | null;
  /** [_id] */
  id: string;
  /** what it is about */
  item_id: string;
  /** the number of the item's kind (rows in app.ts): 0 business, 1 listing */
  item_kind: number;
  /** [isContactClick] call or whatsapp for 'Queried via call!!' and 'Queried via whatsapp!!', null for a written query */
  marker: "call" | "whatsapp" | null;
  /** who asks; never the owner */
  member_id: string;
  /** [note] the owner's own words; who asked never sees them */
  note: Generated<string>;
  /** who is asked */
  owner_id: string;
  /** [phoneNo] of a click, from the session */
  phone: string;
  /** [query] at most 1,000 characters */
  query: Generated<string>;
  /** when it reached its owner, if it waited for a plan before */
  released_at: Date | null;
  /** the follow_up_on that needs no reminder any more */
  reminded_on: string | null;
  /** [stage] how far the owner is with it; who asked never sees it */
  stage: Generated<"new" | "contacted" | "quoted" | "won" | "lost" | "not-a-lead">;
  /** [state] */
  state: Generated<string>;
  /** [isPublic] came while the owner's plan had ended; the wire says the opposite */
  waiting: Generated<boolean>;
}

export interface LedgerEntries {
  /** gateway, plan-income, refund-due or unmatched */
  account: "gateway" | "plan-income" | "donation-income" | "refund-due" | "unmatched";
  /** debits positive, credits negative; a transaction sums to 0 */
  amount_paise: number;
  transaction_id: string;
}

export interface LedgerTransactions {
  /** when */
  booked_at: Date;
  currency: string;
  id: string;
  /** capture, refund, dispute */
  kind: "capture" | "refund" | "dispute";
  payment_id: string;
  /** the refund or dispute; empty for a capture, and for a whole refund that was booked before refunds had ids here */
  reversal_id: Generated<string>;
  /** which booking about this refund or dispute it is: one that fails or is won is booked back */
  step: Generated<number>;
}

export interface Likes {
  created_at: Date;
  /** who likes it; nobody else reads it */
  member_id: string;
  /** [id] of a row of the kind's own table */
  topic_id: string;
  /** [kind] article, post, event or notice */
  topic_kind: "article" | "post" | "event" | "notice";
}

export interface ListedMembers {
  /** as the list says it */
  first_name: string;
  id: string;
  /** empty where the list has one word */
  last_name: Generated<string>;
  /** ten digits */
  phone: string;
  /** null where the list says none */
  place_id: number | null;
  /** of the membership; the account takes it over as the day it was made */
  since: string | null;
  /** by an import */
  updated_at: Date;
}

export interface ListingImages {
  /** [images] up to six */
  image_id: string;
  listing_id: string;
  /** its place in the order */
  place: number;
}

export interface Listings {
  /** [fkBusinessId] */
  business_id: string;
  deleted_at: Date | null;
  /** [description] */
  description: Generated<string>;
  /** [_id, fkListingId] */
  id: string;
  /** [isApproved] the business is approved and not deleted; everybody sees what is public and active */
  is_public: Generated<boolean>;
  /** [leadsCount] as of businesses */
  leads_count: Generated<number>;
  /** [listingName] 2 to 100 characters */
  name: string;
  /** [fkUserId] */
  owner_id: string;
  /** [fkCityId] */
  place_id: number;
  /** [postedOn] */
  posted_at: Generated<Date>;
  /** [pricePaise, price] null is on request; the form has it in rupees */
  price_paise: number | null;
  /** [status, isActive] active or inactive, the owner's choice */
  status: Generated<"active" | "inactive">;
  /** [fkSubCategoryId] */
  subcategory_id: number;
  /** [updatedAt] */
  updated_at: Generated<Date>;
  /** [views] as of businesses */
  views: Generated<number>;
}

export interface MatrimonyChecks {
  /** [sentAt] */
  created_at: Date;
  /** [on] when it was decided */
  decided_at: Date | null;
  /** who of the staff; null of what lapsed or was withdrawn */
  decided_by: string | null;
  /** [state] checked, refused, lapsed after 30 days, or withdrawn; null while it waits */
  decision: "checked" | "refused" | "lapsed" | "withdrawn" | null;
  /** [reason] of the staff, told to the owner */
  decision_reason: string | null;
  /** picture (made anew) or PDF, for the owner and the staff alone; emptied with the decision */
  document: Buffer | null;
  /** [type] image/jpeg or application/pdf */
  document_type: "image/jpeg" | "application/pdf" | null;
  id: string;
  /** [kind] identity, education or marital-status */
  kind: "identity" | "education" | "marital-status";
  /** what is checked */
  profile_id: string;
  /** when the profile came to say something else than was checked */
  voided_at: Date | null;
}

export interface MatrimonyComments {
  author_id: string;
  entry_id: string;
  id: string;
  /** [text] as typed; others than the author read contacts masked */
  text: string;
  /** [writtenAt] */
  written_at: Date;
}

export interface MatrimonyHoroscopes {
  /** when */
  counted_at: Date;
  /** [fitDetail] how much of a fit the family lets others see: none, the range of the total, or all points */
  fit_detail: Generated<"none" | "range" | "points">;
  /** as counted; unknown without time or place */
  manglik: "none" | "partial" | "yes" | "unknown";
  /** how many half padas the birth time leaves open */
  moon_count: number;
  /** first half pada in which the Moon can stand, 0 to 215 */
  moon_from: number;
  /** whose */
  profile_id: string;
  /** by which rules Moon and manglik were counted; a job counts again what has others */
  ruleset: string;
}

export interface MatrimonyManagers {
  /** without it nothing may be done or read */
  accepted_at: Date | null;
  /** the invitation was turned down */
  declined_at: Date | null;
  id: string;
  /** [invitedAt] */
  invited_at: Date;
  /** who sent the invitation */
  invited_by: string;
  /** who accepted */
  member_id: string | null;
  /** [phoneNo] that was invited; whoever has an account with it answers */
  phone: string;
  profile_id: string;
  /** [relation] who that is to the person of the profile */
  relation: "father" | "mother" | "brother" | "sister" | "uncle" | "aunt" | "grandparent" | "other";
  /** the person of the profile took the manager out, and alone may invite that phone again */
  vetoed_at: Date | null;
}

export interface MatrimonyPhotos {
  image_id: string;
  /** from 0 on */
  place: number;
  /** [privacy] for members with a plan, or for whoever was granted the photos */
  privacy: "members" | "granted";
  profile_id: string;
}

export interface MatrimonyProfiles {
  /** [about] the person in a few sentences */
  about: string;
  /** [address] told by consent alone */
  address: string | null;
  /** [approvalStatus] withheld while its owner is blocked by the staff, or reports hold it */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** when it was approved first; lists are in this order */
  approved_at: Date | null;
  /** [birthDate] nobody but the owner and whoever was granted the horoscope reads it; others read the age */
  birth_date: string;
  /** [fkBirthCityId] */
  birth_place_id: number | null;
  /** [birthStar] the nakshatra (1 Ashwini to 27 Revati) that the family states; null beside a birth time, from which it is computed */
  birth_star: number | null;
  /** [birthTime] in Asia/Kolkata as clocks showed it; null where it is not known */
  birth_time: string | null;
  /** [birthTimeMargin] minutes by which the time may be wrong, either way */
  birth_time_margin: number | null;
  /** [bloodGroup] */
  blood_group: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | null;
  /** [brothers] how many */
  brothers: Generated<number>;
  /** [brothersMarried] of them */
  brothers_married: Generated<number>;
  /** [children] how many */
  children: Generated<number>;
  /** [contactPerson] told to whoever was granted a contact */
  contact_person: string;
  /** [contactRelation] who that is to the person */
  contact_relation: "self" | "father" | "mother" | "brother" | "sister" | "uncle" | "aunt" | "grandparent" | "other";
  /** [country] where the person lives abroad */
  country: string | null;
  created_at: Date;
  /** when the intent to marry and the terms were accepted, as the advisory of 2016 asks */
  declared_at: Date;
  /** the address from which that was done; forgotten a year after the profile has ended */
  declared_ip: string;
  deleted_at: Date | null;
  /** [diet] */
  diet: "vegetarian" | "vegetarian-no-onion" | "eggs" | "non-vegetarian";
  /** [disability] in the family's own words; null where none is told */
  disability: string | null;
  /** [drinking] */
  drinking: Generated<"no" | "sometimes" | "yes">;
  /** [editRejectionMessage] why it was turned down */
  edit_rejection_message: string | null;
  /** [education] subject and institute */
  education: string | null;
  /** [email] told by consent alone */
  email: string | null;
  /** [employer] told on the whole profile alone */
  employer: string | null;
  /** [expectations] */
  expectations: string | null;
  /** [familyAbout] */
  family_about: string | null;
  /** [familyType] */
  family_type: "joint" | "nuclear" | null;
  /** [fatherName] */
  father_name: string | null;
  /** [fatherOccupation] */
  father_occupation: string | null;
  /** [fullName] of the person; members with a plan read it */
  full_name: string;
  /** [gender] */
  gender: "female" | "male";
  /** [gotra] as chosen or typed */
  gotra: string | null;
  /** of the gotra in whatever spelling and script */
  gotra_key: string | null;
  /** [heightCm] */
  height_cm: number;
  /** when reports of several members took it out of sight, until the staff have looked */
  held_at: Date | null;
  /** [hiddenAt] while the family wants no new requests */
  hidden_at: Date | null;
  id: string;
  /** [incomeBand] lakh rupees a year; null where it is not told */
  income_band:
    | "none"
    | "up-to-3"
    | "3-to-5"
    | "5-to-7"
    | "7-to-10"
    | "10-to-15"
    | "15-to-25"
    | "25-to-50"
    | "above-50"
    | null;
  /** [kuladevata] */
  kuladevata: string | null;
  /** [languages] ISO 639 codes of those spoken besides */
  languages: Generated<string[]>;
  /** [manglik] as the family says */
  manglik: Generated<"no" | "partial" | "yes" | "unknown">;
  /** [maritalStatus] */
  marital_status: "never-married" | "divorced" | "widowed" | "awaiting-divorce" | "annulled";
  /** [motherGotra] of the mother's father */
  mother_gotra: string | null;
  /** [motherName] */
  mother_name: string | null;
  /** [motherOccupation] */
  mother_occupation: string | null;
  /** [motherTongue] ISO 639 code */
  mother_tongue: string;
  /** [nativePlace] the village that the family comes from */
  native_place: string | null;
  /** [occupation] */
  occupation: string | null;
  /** [fkUserId] the member who wrote it and decides about contact */
  owner_id: string;
  /** what the owner of an approved profile has changed of its texts and photos and nobody has approved yet */
  pending_edit: JSONColumnType<PendingProfile> | null;
  /** since when that waits */
  pending_since: Date | null;
  /** [personAgreedAt] when the person agreed with the code; without it nothing is approved */
  person_agreed_at: Date | null;
  /** the phone with whose code the person has read and answered; its member acts for the profile while it is the person's phone */
  person_answered_phone: string | null;
  /** [personDeclinedAt] when the person said no, which takes the profile out of sight */
  person_declined_at: Date | null;
  /** the person's phone when the person hid or settled the profile: while it is the same, nobody else opens it to the search */
  person_hid_phone: string | null;
  /** [personPhoneNo] of the person, who agrees with a code that is sent there; told to nobody */
  person_phone: string;
  /** [phoneNo] told by consent alone */
  phone: string;
  /** [fkCityId] where the person lives, or for somebody abroad the family */
  place_id: number;
  /** [pravara] as typed */
  pravara: string | null;
  /** [preferences] what the family looks for, as filters of the search */
  preferences: JSONColumnType<Preferences>;
  /** [fkQualificationId] the highest */
  qualification_id: number;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** [profileFor] who the person is to the member */
  relation: "self" | "son" | "daughter" | "brother" | "sister" | "relative";
  /** [settledAt] when the family said that the search is over */
  settled_at: Date | null;
  /** [shakha] as typed */
  shakha: string | null;
  /** [sisters] how many */
  sisters: Generated<number>;
  /** [sistersMarried] of them */
  sisters_married: Generated<number>;
  /** [smoking] */
  smoking: Generated<"no" | "sometimes" | "yes">;
  /** [subCommunity] as chosen or typed */
  sub_community: string | null;
  updated_at: Date;
  /** [veda] */
  veda: "rig" | "shukla-yajur" | "krishna-yajur" | "sama" | "atharva" | null;
  /** [workKind] */
  work_kind:
    | "private"
    | "government"
    | "business"
    | "profession"
    | "priesthood"
    | "farming"
    | "studying"
    | "home"
    | "none";
  /** [wouldRelocate] */
  would_relocate: Generated<"yes" | "no" | "open">;
}

export interface MatrimonySearches {
  /** [alerts] the member is told of profiles that were approved after it; null while they want to be told of nothing */
  alerts_since: Date | null;
  created_at: Date;
  /** [filters] as the search of profiles takes them */
  filters: JSONColumnType<SavedProfileFilters>;
  id: string;
  member_id: string;
  /** [name] as the member calls it; nobody else reads it */
  name: string;
  /** when the member last opened it; what was told since is new */
  seen_at: Date;
  /** the day, in Asia/Kolkata, of its last notification: one a day */
  told_on: string | null;
}

export interface MatrimonySearchFinds {
  profile_id: string;
  search_id: string;
  /** when the notification that counts it was written */
  told_at: Date;
}

export interface MatrimonyShortlist {
  /** [addedAt] */
  added_at: Date;
  /** [addedBy] who put it aside */
  added_by: string;
  id: string;
  /** [fkProfileId] the one put aside */
  other_id: string;
  /** of the family */
  profile_id: string;
  /** [state] how far the family is with it */
  state: "interested" | "talking" | "not-for-us";
  /** the person of the profile took it out, and alone may put it back */
  vetoed_at: Date | null;
}

export interface MatrimonyViewDays {
  /** in Asia/Kolkata */
  day: string;
  member_id: string;
  /** when the staff were told that it is very many */
  noticed_at: Date | null;
  /** different profiles */
  opened: number;
}

export interface MatrimonyViews {
  /** in Asia/Kolkata */
  day: string;
  id: string;
  /** who looked */
  member_id: string;
  profile_id: string;
  /** when it was opened first on that day */
  viewed_at: Date;
}

export interface Members {
  /** [address] optional */
  address: string | null;
  /** [birthDate] optional; a PIN may not be made of it */
  birth_date: string | null;
  /** set by the operator; what a blocked member owns is withheld */
  blocked_at: Date | null;
  /** the address that a code has confirmed; mail goes out only while it is the same as email */
  confirmed_email: string | null;
  /** [memberSince] */
  created_at: Generated<Date>;
  /** [email] at most 254 characters, optional */
  email: string | null;
  /** [firstName, name] 2 to 49 letters of any script */
  first_name: string;
  /** [gender] optional */
  gender: "female" | "male" | "other" | null;
  /** [_id, fkUserId] */
  id: string;
  /** the member whom ref_id names, if there is one */
  invited_by: string | null;
  /** [kind] individual, professional or business */
  kind: "individual" | "professional" | "business";
  /** [language] en or hi, of messages to the member */
  language: Generated<"en" | "hi">;
  /** [lastName, name] optional; 2 to 49 letters of any script */
  last_name: Generated<string>;
  /** [logo] one picture */
  logo_image_id: string | null;
  /** [location] of who chose to be on the map: the middle of their city, moved by one to three kilometres that follow from the id, on a grid of a hundredth of a degree */
  map_lat: number | null;
  /** [location] the same, east */
  map_lng: number | null;
  /** [phoneNo] ten digits, one member each; others get it in the answer to a lead alone */
  phone: string;
  /** when a code sent to the phone was last right at sign-up or for a new PIN; of those who signed up before this column was, terms_accepted_at tells it, which went with a code as well */
  phone_confirmed_at: Date | null;
  /** [pinCode] optional */
  pin_code: string | null;
  /** argon2id over a peppered PIN; empty for an owner who has not claimed an imported entry */
  pin_hash: string | null;
  /** until when one of the staff may set a new PIN with a code by SMS; the operator gives leave */
  pin_reset_until: Date | null;
  /** [fkCityId, city, cityHi, state] optional */
  place_id: number | null;
  /** [plan, planExpiresAt] no date is Plan 0; the plan's status follows from the date */
  plan_expires_at: Date | null;
  /** [accepted.privacy] the same of the privacy policy */
  privacy_version: number | null;
  /** [refId] id in the referral link, as it came */
  ref_id: string | null;
  /** [referredby] name in the referral link, as it came */
  referred_by: string | null;
  /** [showOnMap] false until the member chooses it; signed-in members then see name, picture and an area of the city */
  show_on_map: Generated<boolean>;
  /** [role] moderator, editor, treasurer or administrator; set by the operator */
  staff_role: "moderator" | "editor" | "treasurer" | "administrator" | null;
  /** [acceptsTerms] needed to sign up, with the code that proved the phone */
  terms_accepted_at: Date | null;
  /** when the member was last told that the terms changed, or reminded of them */
  terms_told_at: Date | null;
  /** [accepted.terms] the version of the terms that held when they were accepted; null for who accepted before versions were kept */
  terms_version: number | null;
  updated_at: Generated<Date>;
}

export interface Notifications {
  /** such as 'lead:<id>'; a later one about the same takes its place */
  about: string | null;
  /** [createdAt] */
  created_at: Generated<Date>;
  /** [_id] */
  id: string;
  /** [payload] a message id, for the reader's language; notification on the wire is the English sentence */
  key: string;
  /** [fkUserId] */
  member_id: string;
  /** [payload] the values of the message */
  parameters: JSONColumnType<Record<string, string | number>>;
  /** [isRead] */
  read_at: Date | null;
  /** [redirect] a path of ours, without its language */
  redirect: string | null;
}

export interface OtpCodes {
  /** how often a code was compared */
  checks: Generated<number>;
  /** [otp] keyed hash of six digits, which follow from the id under the secret of sessions */
  code_hash: Buffer;
  created_at: Generated<Date>;
  /** the known device that asked and alone can use it; null where anybody could ask */
  device_hash: Buffer | null;
  /** after ten minutes */
  expires_at: Date;
  /** [ticket] within the ticket */
  id: string;
  /** [phoneNo] of purpose email the address */
  phone: string;
  /** sign-up, login, reset-pin, staff, email to confirm an address, claim of a business by its listed phone, or person of a matrimonial profile who agrees to it */
  purpose: "sign-up" | "login" | "reset-pin" | "staff" | "email" | "claim" | "person";
  /** when its ticket was used */
  spent_at: Date | null;
  /** when it was exchanged for its ticket */
  used_at: Date | null;
}

export interface Outbox {
  /** sms, email or whatsapp */
  channel: "sms" | "email" | "whatsapp";
  created_at: Date;
  /** when it was sent or given up */
  done_at: Date | null;
  /** not sent any more after it */
  good_until: Date;
  /** the SMS gateway's Idempotency-Key */
  id: string;
  /** of the text */
  language: "en" | "hi";
  /** mark of the receiver */
  receiver_mark: Buffer | null;
  /** receiver and values, encrypted; gone once sent or given up */
  sealed: Buffer | null;
  /** waiting, withheld (never sent, but the same work), sent, expired, or refused by the mail server for good */
  state: "waiting" | "withheld" | "sent" | "expired" | "refused";
  /** message id of the text */
  template: string;
}

export interface PaymentAnomalies {
  /** where it is known */
  amount_paise: number | null;
  /** where it is known */
  currency: string | null;
  /** until when somebody has to act, where the gateway sets a date */
  due_at: Date | null;
  /** when it came first */
  first_at: Date;
  /** empty for a payment without an order */
  gateway_order_id: string;
  id: string;
  /** when it came last */
  last_at: Date;
  /** how often it came */
  occurrences: Generated<number>;
  payment_id: string;
  /** not-genuine, unknown-payment, order-mismatch, foreign-order, amount-mismatch, second-capture, refund-refused, refunded-after-grant, refunds-differ, dispute-open, dispute-lost, unknown-state, unknown-event or settlement-failed */
  reason: string;
  /** the refund, dispute or event that it is about; empty where the payment says it all */
  reference: Generated<string>;
  /** the money has to go back */
  refund_due: boolean;
  /** when one of the staff closed it, or the portal saw that nothing is left to do */
  settled_at: Date | null;
  /** which of the staff closed it; null while it is open, and where the portal saw by itself that nothing is left to do */
  settled_by: string | null;
  /** callback, webhook or reconcile */
  source: "callback" | "webhook" | "reconcile";
}

export interface PaymentComparisons {
  /** how many had to be applied */
  applied: number;
  /** when */
  finished_at: Date;
  /** up to when they were compared; the next comparison begins there */
  until: Date;
}

export interface PaymentOrders {
  /** [amount] the plan's price, held by a trigger */
  amount_paise: number;
  /** [createdAt] */
  created_at: Date;
  /** [currency] INR */
  currency: Generated<string>;
  /** the donation that it is for; one order each */
  donation_id: string | null;
  /** [order.id] null until the gateway has made its own order */
  gateway_order_id: string | null;
  /** [paymentDetails] */
  id: string;
  /** plan or donation: what a captured payment of it brings */
  kind: Generated<string>;
  /** whose order it is; null of a donation without an account */
  member_id: string | null;
  /** when the gateway is asked about it next; null: not any more */
  next_check_at: Date | null;
  /** [paidAt] */
  paid_at: Date | null;
  /** the plan that it is for */
  plan_id: number | null;
  /** [platform] razorpay or sandbox */
  platform: "razorpay" | "sandbox";
  /** [status] created, attempted, expired or paid; goes forward only */
  status: Generated<"created" | "attempted" | "expired" | "paid">;
}

export interface PaymentReversals {
  /** what it is about */
  amount_paise: number;
  /** when the gateway was asked for this answer; the answer to an earlier question changes nothing */
  asked_at: Date;
  currency: string;
  /** as the gateway writes it: rfnd_ or disp_ */
  id: string;
  /** refund or dispute */
  kind: "refund" | "dispute";
  /** as the gateway writes it; the payment may belong to no order of ours */
  payment_id: string;
  /** pending, processed, failed of a refund; open, under_review, won, lost, closed of a dispute */
  status: "pending" | "processed" | "failed" | "open" | "under_review" | "won" | "lost" | "closed";
  /** what is gone now: nothing of a refund that failed or a dispute that was won */
  taken_paise: number;
}

export interface Payments {
  /** as the gateway has it */
  amount_paise: number;
  /** when its money was known to have come */
  captured_at: Date | null;
  created_at: Date;
  /** as the gateway has it */
  currency: string;
  /** [paymentId] as the gateway writes it */
  id: string;
  /** as the gateway has it */
  method: string | null;
  order_id: string;
  /** failed, authorized, captured, refund_pending or refunded; goes forward only */
  status: "failed" | "authorized" | "captured" | "refund_pending" | "refunded";
  updated_at: Date;
}

export interface PinLocks {
  /** an account, one known device of it, or the change of its PIN */
  bucket: string;
  /** wrong PINs since the last right one */
  failures: Generated<number>;
  /** wrong PINs of the day */
  failures_today: Generated<number>;
  /** no PIN is checked before */
  locked_until: Date | null;
  /** the day that is counted */
  today: string;
}

export interface PlaceAliases {
  place_id: number;
  /** a former address, which leads for good to the present one */
  slug: string;
}

export interface PlaceNames {
  /** a name as people type it, folded like the text of a search */
  folded: string;
  /** current, hindi, old or spelling */
  kind: "current" | "hindi" | "old" | "spelling" | "locality";
  place_id: number;
}

export interface Places {
  /** [district] */
  district: string | null;
  /** [fkCityId] frozen in places.csv */
  id: number;
  /** [latitude] degrees */
  lat: number;
  /** [longitude] degrees */
  lng: number;
  /** [city] today's name */
  name: string;
  /** [cityHi] in Devanagari, where one is known */
  name_hi: string | null;
  /** rounded; 0 is unknown; the larger place comes first */
  population: Generated<number>;
  /** the same as a point, for the nearest place */
  position: string;
  /** [citySlug] the page's address; a former one lives on in place_aliases */
  slug: string;
  /** [fkStateId] */
  state_code: string;
}

export interface PlanGrants {
  /** [planExpiresAt] the plan's years after the start; one year of an exemption */
  ends_at: Date;
  /** once each; null for an order */
  exemption_id: string | null;
  /** when the order was settled, or the exemption decided */
  granted_at: Date;
  id: string;
  member_id: string;
  /** once each; null for an exemption */
  order_id: string | null;
  /** once each; null for an exemption */
  payment_id: string | null;
  plan_id: number;
  /** the end of the plan before */
  previous_end: Date | null;
  /** [startsAt] the later of previous_end and granted_at */
  starts_at: Date;
}

export interface PlanNotices {
  /** expiring or expired */
  kind: "expiring" | "expired";
  member_id: string;
  /** when */
  noticed_at: Date;
  /** the end that it was about */
  plan_end: Date;
}

export interface Plans {
  /** [discount] the price before the discount is the sum of both */
  discount_paise: Generated<number>;
  /** [_id, fkPlanId] */
  id: number;
  /** [name] */
  name: string;
  /** [nameHi] */
  name_hi: string;
  /** whether it can be bought */
  on_sale: Generated<boolean>;
  /** [price] what is paid */
  price_paise: number;
  /** [duration] calendar years */
  years: Generated<number>;
}

export interface ProfileReports {
  created_at: Date;
  /** when they did */
  decided_at: Date | null;
  /** who of the staff */
  decided_by: string | null;
  /** [decision] dismissed, or taken-down: rejected until the family corrects it; null while it waits */
  decision: "dismissed" | "taken-down" | null;
  /** [reason] told to the family of a profile that is taken down, else for the log alone */
  decision_reason: string | null;
  id: string;
  /** who reported it; the family is never told */
  member_id: string;
  profile_id: string;
  /** [reason] not-genuine, asks-for-money, married, photo-of-another, rude or other */
  reason: "not-genuine" | "asks-for-money" | "married" | "photo-of-another" | "rude" | "other";
  /** [text] for the staff alone */
  text: string;
}

export interface PushDevices {
  /** [auth] the secret that goes into the key (base64url) */
  auth: string;
  /** when it was added */
  created_at: Date;
  /** [endpoint] where its push service takes notices for it */
  endpoint: string;
  id: string;
  /** who was signed in there when it was added */
  member_id: string;
  /** [publicKey] what they are encrypted for (P-256, base64url) */
  public_key: string;
  /** when its push service last took a notice */
  told_at: Date | null;
}

export interface PushNotices {
  /** when the notification was written */
  created_at: Date;
  /** when it was told or dropped; null while it waits */
  done_at: Date | null;
  /** never at night; of a digest nine in the morning */
  due_at: Date;
  id: string;
  /** what it is about and the day in Asia/Kolkata: the same is told once a day */
  mark: string;
  /** who is told */
  member_id: string;
  /** of which it tells; what was read or removed by then is not told */
  notification_id: string;
  /** the screen that it opens */
  path: string | null;
  /** leads, matches, openings or staff */
  topic: "leads" | "matches" | "openings" | "staff";
}

export interface PushSettings {
  /** who has chosen it */
  member_id: string;
  /** [pace] at-once, or digest: everything together at nine in the morning */
  pace: "at-once" | "digest";
  /** [topics] of leads, matches, openings, staff */
  topics: string[];
  /** when it was chosen */
  updated_at: Date;
}

export interface Qualifications {
  /** [fkQualificationId] */
  id: Generated<number>;
  /** [qualification] */
  name: string;
  /** [qualificationHi] */
  name_hi: string;
  /** [slug] names it in filters */
  slug: string;
}

export interface ReceiptCounters {
  /** April to March */
  financial_year: string;
  /** the last number given; without a gap */
  last: number;
}

export interface Receipts {
  /** April to March */
  financial_year: string;
  /** when */
  issued_at: Date;
  /** [receiptNumber] prefix, year and sequence */
  number: string;
  order_id: string;
  /** name and address as they were that day */
  payer: JSONColumnType<Payer>;
  /** its number within the year */
  sequence: number;
}

export interface RecoveryCodes {
  /** [recoveryCode] keyed hash */
  code_hash: Buffer;
  /** whose */
  member_id: string;
  /** when it was used */
  used_at: Date | null;
}

export interface ReferenceFiles {
  /** of their contents: what is loaded already costs a hash */
  hash: string;
  /** when */
  loaded_at: Generated<Date>;
  /** the first of the files that are loaded together */
  name: string;
}

export interface Referrals {
  /** whose link it was */
  inviter_id: string;
  /** [joinedAt] when the account was made */
  joined_at: Date;
  /** who came */
  member_id: string;
  /** [paidAt] when the first payment brought a year; null until then */
  paid_at: Date | null;
}

export interface RefusedRowSheets {
  /** some of the sheet, in UTF-8; a piece may end within a letter */
  bytes: Buffer;
  /** of an uploaded list */
  list_id: string;
  /** counted from 0 */
  piece: number;
}

export interface ResumeCities {
  /** as of resumes */
  approved_at: Date;
  /** [employmentTypes] likewise */
  employment_types: string[];
  /** [expectedSalary] likewise */
  expected_salary: string | null;
  /** [experienceYears] likewise */
  experience_years: number;
  functional_area_id: number;
  /** [noticePeriod] likewise */
  notice_period: string;
  /** 0 stands for any place */
  place_id: number;
  qualification_id: number;
  resume_id: string;
  /** [workModes] likewise */
  work_modes: string[];
}

export interface ResumeFiles {
  /** a PDF of at most two megabytes */
  bytes: Buffer;
  /** [fileName] as it was called on the device of the member */
  name: string;
  resume_id: string;
  /** [uploadedAt] */
  uploaded_at: Date;
}

export interface Resumes {
  /** [approvalStatus] withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** when it was approved first; lists are in this order */
  approved_at: Date | null;
  created_at: Date;
  /** [currentSalary] lakh rupees a year; told with the file alone, and to employers to whom the member applies */
  current_salary:
    | "up-to-2"
    | "2-to-3"
    | "3-to-5"
    | "5-to-7"
    | "7-to-10"
    | "10-to-15"
    | "15-to-25"
    | "25-to-50"
    | "above-50"
    | null;
  deleted_at: Date | null;
  /** [editRejectionMessage] why that was turned down */
  edit_rejection_message: string | null;
  /** [education] courses, the newest first */
  education: JSONColumnType<EducationView[]>;
  /** [email] told by consent alone */
  email: string | null;
  /** [employmentTypes] likewise */
  employment_types: string[];
  /** [expectedSalary] lakh rupees a year; null is open */
  expected_salary:
    | "up-to-2"
    | "2-to-3"
    | "3-to-5"
    | "5-to-7"
    | "7-to-10"
    | "10-to-15"
    | "15-to-25"
    | "25-to-50"
    | "above-50"
    | null;
  /** [experience] posts held, the newest first */
  experience: JSONColumnType<ExperienceView[]>;
  /** [experienceYears] 0 is a beginner */
  experience_years: number;
  /** [fullName] members with a plan read it */
  full_name: string;
  /** [fkFunctionalAreaId] */
  functional_area_id: number;
  /** since when grave reports hold it out of sight */
  held_at: Date | null;
  /** [hiddenAt] while only employers to whom the member applies see it */
  hidden_at: Date | null;
  id: string;
  /** [languages] ISO 639 codes */
  languages: Generated<string[]>;
  /** [moveCityIds] the cities, where it is some */
  move_place_ids: Generated<number[]>;
  /** [headline] what strangers read of it; it names nobody */
  name: string;
  /** [noticePeriod] */
  notice_period: "now" | "15-days" | "1-month" | "2-months" | "3-months";
  /** [fkUserId] the member who wrote it and decides about contact */
  owner_id: string;
  /** what the owner of an approved resume has changed of its texts and nobody has approved yet */
  pending_edit: JSONColumnType<PendingResume> | null;
  /** [phoneNo] told by consent alone */
  phone: string;
  /** [fkCityId] where the member lives */
  place_id: number;
  /** [fkQualificationId] the highest */
  qualification_id: number;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** [relocation] whether the member would move: to no other place, to some cities, or anywhere */
  relocation: "no" | "cities" | "anywhere";
  /** [skills] as typed, at most twenty */
  skills: Generated<string[]>;
  /** [summary] members with a plan read it */
  summary: string;
  updated_at: Date;
  /** since when it, or its edit, waits for a decision */
  waiting_since: Date | null;
  /** [workModes] those that would do */
  work_modes: string[];
}

export interface Reviews {
  /** [answer] of the owner; contacts in it are masked */
  answer: string | null;
  /** [answeredAt] */
  answered_at: Date | null;
  business_id: string;
  created_at: Date;
  /** when they did */
  decided_at: Date | null;
  /** who of the staff */
  decided_by: string | null;
  /** of the staff about the dispute: kept or removed */
  decision: "kept" | "removed" | null;
  /** [decisionReason] told to both */
  decision_reason: string | null;
  /** [didNotAnswer] the owner did not answer; the text may then be empty */
  did_not_answer: boolean;
  /** [dispute] why the owner wants it removed; once */
  dispute: string | null;
  /** [disputedAt] */
  disputed_at: Date | null;
  id: string;
  /** who wrote it; others read a name alone */
  member_id: string;
  /** [stars] 1 to 5 */
  stars: number;
  /** [state] public; disputed by the owner and waiting for the staff; removed by them */
  state: Generated<"public" | "disputed" | "removed">;
  /** [text] contacts in it are masked for everybody but the staff */
  text: string;
}

export interface SandboxGatewayDisputes {
  /** in paise */
  amount: number;
  /** what was taken from the merchant: nothing until the dispute is lost */
  amount_deducted: number;
  created_at: Date;
  currency: string;
  id: string;
  payment_id: string;
  /** until when the merchant may answer the bank */
  respond_by: Date;
  /** open, under_review, won, lost or closed */
  status: "open" | "under_review" | "won" | "lost" | "closed";
}

export interface SandboxGatewayEvents {
  /** of the webhook */
  body: string;
  created_at: Date;
  /** null until the portal has taken it */
  delivered_at: Date | null;
  id: string;
}

export interface SandboxGatewayOrders {
  /** in paise, as the portal ordered */
  amount: number;
  /** of payers */
  attempts: Generated<number>;
  created_at: Date;
  /** as the portal ordered */
  currency: string;
  /** in Razorpay's form */
  id: string;
  /** as the portal ordered */
  notes: JSONColumnType<Record<string, string>>;
  /** our order */
  receipt: string;
  /** created, attempted or paid */
  status: Generated<"created" | "attempted" | "paid">;
}

export interface SandboxGatewayPayments {
  /** in paise */
  amount: number;
  /** in paise */
  amount_refunded: Generated<number>;
  /** its money has come, whether or not it has gone back */
  captured: Generated<boolean>;
  created_at: Date;
  currency: string;
  /** in Razorpay's form */
  id: string;
  /** upi, card, netbanking or wallet */
  method: string;
  order_id: string;
  /** a switch of the test window: its events are not sent */
  silent: Generated<boolean>;
  /** authorized, captured, failed or refunded */
  status: "authorized" | "captured" | "failed" | "refunded";
}

export interface SandboxGatewayRefunds {
  /** in paise */
  amount: number;
  created_at: Date;
  currency: string;
  id: string;
  payment_id: string;
  /** the key of a request that may be repeated; null for a refund from the dashboard */
  request_key: string | null;
  /** pending, processed or failed */
  status: "pending" | "processed" | "failed";
}

export interface SavedSearches {
  /** [category] null when a subcategory or none was chosen */
  category_id: number | null;
  created_at: Date;
  id: string;
  /** [jobFilters] of a search of openings, as the staff's ids and the wire's words; null where it has none */
  job_filters: JSONColumnType<SavedJobFilters> | null;
  /** of the items, as of leads */
  kind: number;
  /** search documents up to this number are not new to it any more */
  looked_to: number;
  member_id: string;
  /** the newest search document when it was looked at last; what was stored at that moment may be seen a look later */
  newest_document: number;
  /** [city] null is all India */
  place_id: number | null;
  /** [priceFrom] on the wire in rupees */
  price_from_paise: number | null;
  /** [priceTo] on the wire in rupees */
  price_to_paise: number | null;
  /** when the member last opened it; what was found since is new */
  seen_at: Date;
  /** [subCategory] null when none was chosen */
  subcategory_id: number | null;
  /** [searchQuery] as it was typed; may be empty */
  text: string;
  /** the day, in Asia/Kolkata, of its last notification: one a day */
  told_on: string | null;
  /** [picture] only what has a picture */
  with_picture: boolean;
}

export interface SavedSearchFinds {
  /** what was found after the member last opened the search is new to them */
  found_at: Date;
  /** of the kind of the search */
  item_id: string;
  saved_search_id: string;
  /** null until the notification that counts it */
  told_at: Date | null;
}

export interface SearchDocuments {
  /** of the business or listing */
  id: string;
  /** 0 business, 1 listing */
  kind: number;
  /** what postings name */
  number: Generated<number>;
  place_id: number;
  /** where it is, for what is near */
  position: string;
  /** what each of its terms is worth */
  scores: number[];
  subcategory_id: number | null;
  /** its terms; those below zero are its subcategory, category and place, 0 is everything */
  terms: number[];
}

export interface SearchPostings {
  /** its number */
  document: number;
  /** as of the document */
  kind: number;
  /** 0 for all India */
  place_id: number;
  /** the higher, the better */
  score: number;
  /** as in the document's terms */
  term: number;
}

export interface SearchTerms {
  /** coarser than the key: near misses share it */
  bucket: string;
  /** [understood.corrected] how a correction writes it in Hindi */
  devanagari: string | null;
  /** about how many documents have it */
  documents: Generated<number>;
  id: Generated<number>;
  /** a sound: every spelling of a word in both scripts */
  key: string;
  /** [understood.corrected] how a correction writes it */
  roman: string;
}

export interface Sessions {
  /** SHA-256 of the cookie that must accompany the token; empty for the mobile app */
  bind_hash: Buffer | null;
  /** [client] web, mobile or staff */
  client: "web" | "mobile" | "staff";
  /** of a session of the console: when its second factor was last given, at the sign-in or since */
  confirmed_at: Date | null;
  /** [createdAt] */
  created_at: Generated<Date>;
  /** logout, pin-changed, blocked, idle or ended-by-member */
  end_reason: "logout" | "pin-changed" | "blocked" | "idle" | "ended-by-member" | null;
  /** when it ended before it expired */
  ended_at: Date | null;
  /** twelve hours after the start */
  expires_at: Date;
  /** [_id] named by the token */
  id: string;
  /** [ip] */
  ip: Generated<string>;
  /** [lastSeenAt] idle after half an hour */
  last_seen_at: Generated<Date>;
  member_id: string;
  /** [browser, system] */
  user_agent: Generated<string>;
}

export interface Settings {
  /** brand, contact, social, receipts, privacy and terms; demo in a demo */
  key: string;
  updated_at: Generated<Date>;
  /** [commonInfo, contactInfo, termsAndConditions, privacyPolicy] isDefault until the operator has edited it; only then it follows a newer content.json */
  value: JSONColumnType<object>;
}

export interface SevaEntries {
  /** [address] for paid members; empty where there is none */
  address: Generated<string>;
  /** [approvalStatus] withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** [body] of a text: paragraphs with empty lines between, headings after a number sign; never HTML */
  body: string | null;
  /** [contactPerson] */
  contact_person: string | null;
  deleted_at: Date | null;
  /** [description] */
  description: string;
  /** [editRejectionMessage] why the last edit was turned down */
  edit_rejection_message: string | null;
  /** when the timed job found the last day of the event past; a later day opens it again */
  ended_at: Date | null;
  /** [endsOn] its last day; null when it has one day */
  ends_on: string | null;
  /** [feePaise] what a rite usually costs, from; null where it is not said */
  fee_paise: number | null;
  /** set while grave reports keep it out of sight */
  held_at: Date | null;
  /** [howToReach] the way there, for everybody */
  how_to_reach: string | null;
  id: string;
  /** [kind] it stays what it was entered as */
  kind: "temple" | "priest" | "service" | "event" | "text";
  /** [languages] ISO 639 codes, as of businesses */
  languages: Generated<string[]>;
  /** [businessLocation] exact for paid members, two decimals for everybody; the middle of the city unless the owner chose a point */
  lat: number;
  /** [businessLocation] likewise */
  lng: number;
  /** [title] */
  name: string;
  /** [fkUserId] the member who entered it */
  owner_id: string;
  /** what the owner of an approved entry has changed and nobody has approved yet: changed columns by name, and imageIds */
  pending_edit: JSONColumnType<PendingEntry> | null;
  /** [phoneNo] told by a confirmed request alone */
  phone: string | null;
  /** [fkCityId] */
  place_id: number;
  /** [postedOn] */
  posted_at: Date;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** [services] the rites that can be asked for */
  services: Generated<string[]>;
  /** [shakha] veda and shakha that a priest has learnt */
  shakha: string | null;
  /** [startsAt] the hour at which it begins, Asia/Kolkata */
  starts_at: string | null;
  /** [startsOn] the first day of an event */
  starts_on: string | null;
  /** [textKind] of a text */
  text_kind: "stotra" | "aarti" | "mantra" | "katha" | "vidhi" | null;
  /** [timings] hours of darshan and aarti as the owner writes them, one a line */
  timings: Generated<string[]>;
  updated_at: Date;
  /** set while it, or an edit of it, waits for the staff */
  waiting_since: Date | null;
}

export interface SevaEntryImages {
  entry_id: string;
  /** [images] up to six */
  image_id: string;
  /** its place in the order */
  place: number;
}

export interface SevaRequestEvents {
  /** null: the portal */
  actor_id: string | null;
  created_at: Date;
  /** the step, ended by a block, or contact-seen: the actor read the contact of the other side */
  event:
    | "asked"
    | "accepted"
    | "proposed"
    | "refused"
    | "withdrawn"
    | "confirmed"
    | "expired"
    | "ended"
    | "contact-seen";
  id: string;
  request_id: string;
}

export interface SevaRequests {
  /** [answer] words of the owner; masked for the other side */
  answer: string | null;
  /** who asks and confirms */
  asker_id: string;
  created_at: Date;
  /** [date] as asked; the proposed one once that is confirmed */
  day: string;
  /** when it was refused, withdrawn, or ended without an answer or by a block */
  ended_at: Date | null;
  /** [fkSevaId] */
  entry_id: string;
  id: string;
  /** [message] masked for the other side */
  message: string;
  /** who answers: the owner of the entry on the day it was asked */
  owner_id: string;
  /** [proposedTime] */
  proposed_at: string | null;
  /** [proposedDate] another day, of the owner */
  proposed_day: string | null;
  /** [service] */
  rite: string;
  /** [time] the wished hour, Asia/Kolkata */
  starts_at: string | null;
  /** [state] contacts are exchanged in confirmed alone */
  state: "asked" | "accepted" | "proposed" | "refused" | "withdrawn" | "confirmed" | "expired";
  updated_at: Date;
}

export interface Shares {
  /** who shared it; nobody else reads it */
  member_id: string;
  /** the day in Asia/Kolkata */
  shared_on: string;
  /** [id] of a row of the kind's own table */
  topic_id: string;
  /** [kind] article, post, event or notice */
  topic_kind: "article" | "post" | "event" | "notice";
}

export interface StaffLog {
  /** [action] business.approved, edit.rejected, operator.blocked and the like */
  action: string;
  /** [message] such as the reason that was given */
  detail: JSONColumnType<Record<string, string>>;
  /** [doneAt] */
  done_at: Date;
  /** [_id] */
  id: string;
  /** [actor, staffName] null: the operator, on the machine itself (npm run staff) */
  staff_id: string | null;
  /** of the business or member */
  subject_id: string | null;
  /** whom or what it was done to: business or member */
  subject_kind: string;
  /** [subjectName] its name at that time */
  subject_name: Generated<string>;
}

export interface StateNames {
  /** what people call a state (code, names, abbreviations, former names), folded like the text of a search */
  folded: string;
  /** the state that it names */
  state_code: string;
}

export interface States {
  /** [fkStateId] two letters, ISO 3166-2:IN */
  code: string;
  /** the state's number in GST registrations */
  gst_code: string;
  /** a rough centre */
  lat: number;
  /** a rough centre */
  lng: number;
  /** [state] */
  name: string;
  /** [stateHi] */
  name_hi: string;
  /** [slug] for links */
  slug: string;
}

export interface StoredVersions {
  /** cards */
  name: string;
  /** the newest version that a process has begun to make */
  version: number;
}

export interface Subcategories {
  /** [fkCategoryId] */
  category_id: number;
  /** [fkSubCategoryId] */
  id: number;
  /** [subCategory] */
  name: string;
  /** [subCategoryHi] */
  name_hi: string;
  /** [slug] */
  slug: string;
  /** words people search it by */
  synonyms: Generated<string[]>;
}

export interface UploadedLists {
  /** what was answered about headings, kinds and places: column, value, answer */
  answers: Generated<Json>;
  /** the file; null once its import ended */
  bytes: Buffer | null;
  /** [failure] why the last trial or the import ended without a result: code, values */
  failure: Json | null;
  /** [fileName] as the administrator calls it */
  file_name: string;
  /** [_id] */
  id: string;
  /** [importNo] what it stored; null when nothing */
  import_id: number | null;
  /** [kind] as of imports */
  kind: Generated<"businesses" | "listings" | "members">;
  /** in which kinds and places are suggested, and the sheet of rows that were not taken gives its reasons */
  language: "en" | "hi";
  /** [progress] of the process: step, rows, percent; null before it tells any */
  progress: Json | null;
  /** [result] of the last trial, or of the import */
  result: Json | null;
  /** [state] trying and importing while a process works on it */
  state: "trying" | "tried" | "importing" | "imported" | "failed";
  /** how many trials and imports of it were begun, which tells the present one from those before it */
  steps_begun: Generated<number>;
  /** [uploadedAt] */
  uploaded_at: Date;
  /** [uploadedBy] an administrator */
  uploaded_by: string;
}

export interface ViewingAddresses {
  /** keyed hash of a visitor's address with item and day */
  address_hash: Buffer;
  /** visitors of it that were counted; at most five */
  counted: number;
  /** of viewings, forgotten with it */
  day: string;
  /** of viewings, forgotten with it */
  item_id: string;
  /** as of leads */
  item_kind: number;
}

export interface Viewings {
  /** forgotten a day later */
  day: string;
  /** a business or a listing */
  item_id: string;
  /** as of leads */
  item_kind: number;
  /** keyed hash of a member, or of a visitor's address and browser */
  viewer_hash: Buffer;
}

export interface Volunteers {
  /** [about] for the staff */
  about: string | null;
  /** [signedUpAt] */
  created_at: Date;
  /** [days] of the week; empty is any */
  days: string[];
  id: string;
  /** [language] in which to write to the person */
  language: "en" | "hi";
  /** [area] the part of the city */
  locality: string | null;
  /** whose sign-up it is; null for a visitor's */
  member_id: string | null;
  /** [name] for the staff; the first name is public where show_name says so */
  name: string;
  /** [otherSkills] in own words */
  other_skills: string | null;
  /** [phoneNo] ten digits, for the staff alone */
  phone: string;
  /** [phoneProven] it is the phone by which the member logs in; a visitor's is unproven */
  phone_proven: boolean;
  /** [fkCityId] */
  place_id: number;
  /** [showName] agreed that the first name, the city and the skills are public, once the staff have reached the person */
  show_name: boolean;
  /** [skills] of the list that the form offers */
  skills: string[];
  /** [state] new; contacted: the staff have spoken to the person; active; ended: helps no more */
  state: Generated<"new" | "contacted" | "active" | "ended">;
  /** [stateSince] */
  state_changed_at: Date;
  /** [thankedAt] when the newest message of thanks went out */
  thanked_at: Date | null;
  /** [times] morning, afternoon, evening; empty is any */
  times: string[];
  /** by the person or the staff */
  updated_at: Date;
  /** when the member took it back: nobody sees it any more */
  withdrawn_at: Date | null;
}

export interface WantAnswers {
  created_at: Date;
  /** when it was accepted, declined or withdrawn */
  decided_at: Date | null;
  id: string;
  member_id: string;
  /** [message] what the seller writes */
  message: string;
  /** since when its words, which ask for money, have stood before the staff; null where they never did or the staff have passed it on; nobody but them and its writer reads it while it is set */
  paused_at: Date | null;
  /** [pricePaise] for all of it; null where it is not said */
  price_paise: number | null;
  requirement_id: string;
  /** [state] accepted exchanges the contacts of both sides as consents; paused waits for the staff, who reject it or pass it on */
  state: "waiting" | "accepted" | "declined" | "withdrawn" | "paused" | "rejected";
}

export interface Wants {
  /** [answersMost] of a requirement: how many sellers may answer (1, 3, 5); of the others 0 */
  answers_most: Generated<number>;
  /** [approvalStatus] decided by the staff before it is public; withheld while its owner is blocked */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  /** [contactPerson] told to its owner, and with a phone that was granted */
  contact_person: string;
  deleted_at: Date | null;
  /** [description] */
  description: string;
  /** [editRejectionMessage] why the last edit was not taken */
  edit_rejection_message: string | null;
  /** [email] told by consent alone */
  email: string | null;
  /** when its date was found past, or its owner closed it; a later date opens again what expired */
  ended_at: Date | null;
  /** since when grave reports keep it out of sight; else null */
  held_at: Date | null;
  id: string;
  /** the number of the kind of item: 5 seller, 6 buyer, 7 requirement */
  kind: number;
  /** [title] */
  name: string;
  /** [outcome] how it ended */
  outcome: "expired" | "found" | "not-needed" | null;
  /** [fkUserId] the member who posted it */
  owner_id: string;
  /** what the owner of an approved one has changed of its texts and nobody has approved yet; the old version stays public */
  pending_edit: JSONColumnType<PendingWant> | null;
  /** [phoneNo] told by consent alone */
  phone: string;
  /** [fkCityId] where it is wanted or offered */
  place_id: number;
  /** [postedOn] */
  posted_at: Date;
  /** [priceFromPaise] for one price_unit; null where it is not said */
  price_from_paise: number | null;
  /** [priceToPaise] likewise */
  price_to_paise: number | null;
  /** [priceUnit] what the price is for, as typed: kg, plate; null is all of it */
  price_unit: string | null;
  /** [quantity] how much, in the words of the owner: 40 kg a week */
  quantity: string;
  /** [rejectionMessage] */
  rejection_message: string | null;
  /** the last day of which the owner has been told that it is near */
  reminded_of: string | null;
  /** [fkSubCategoryId] what it is about, as of businesses */
  subcategory_id: number;
  /** [untilDate] the last day on which it is in lists; of a requirement the day by which it is needed */
  until_date: string;
  updated_at: Date;
  /** since when it waits for a decision of the staff, itself or its edit; else null */
  waiting_since: Date | null;
}

export interface WantSettings {
  member_id: string;
  /** [tellsOfRequirements] the switch */
  tells_of_requirements: boolean;
  updated_at: Date;
}

export interface WantTellings {
  member_id: string;
  requirement_id: string;
  /** when */
  told_at: Date;
}

export interface WebhookEvents {
  /** the amount that it names, if any: what the event said then, never what is booked */
  amount_paise: number | null;
  /** of the amount */
  currency: string | null;
  /** the order that it names, if any */
  gateway_order_id: string | null;
  /** the gateway's; without one, a hash of the body */
  id: string;
  /** what it is about, as it came */
  kind: string;
  /** what came of it */
  outcome: string | null;
  /** the payment that it names, if any */
  payment_id: string | null;
  /** null while it waits */
  processed_at: Date | null;
  /** when it came */
  received_at: Date;
  /** the refund or dispute that it names, if any */
  reversal_id: string | null;
}

export interface WordFamilies {
  /** given in db/reference/word-families.json */
  id: number;
  /** single words in either script; those that sound alike need not be repeated */
  words: string[];
}

export interface Database {
  alert_settings: AlertSettings;
  alerts: Alerts;
  announcements: Announcements;
  articles: Articles;
  attempt_counters: AttemptCounters;
  authenticators: Authenticators;
  banner_days: BannerDays;
  banners: Banners;
  biodata_links: BiodataLinks;
  blocks: Blocks;
  business_claims: BusinessClaims;
  business_further_kinds: BusinessFurtherKinds;
  business_images: BusinessImages;
  business_reports: BusinessReports;
  business_visits: BusinessVisits;
  businesses: Businesses;
  card_numbers: CardNumbers;
  cards: Cards;
  categories: Categories;
  comment_reports: CommentReports;
  comments: Comments;
  consent_events: ConsentEvents;
  consents: Consents;
  contact_clicks: ContactClicks;
  contact_messages: ContactMessages;
  contact_reveals: ContactReveals;
  demo_letters: DemoLetters;
  devices: Devices;
  discussion_counts: DiscussionCounts;
  document_versions: DocumentVersions;
  donation_purposes: DonationPurposes;
  donation_receipt_counters: DonationReceiptCounters;
  donation_receipts: DonationReceipts;
  donations: Donations;
  event_answers: EventAnswers;
  events: Events;
  exemption_reasons: ExemptionReasons;
  exemption_requests: ExemptionRequests;
  family_members: FamilyMembers;
  faqs: Faqs;
  favourites: Favourites;
  feed_mutes: FeedMutes;
  feed_poll_options: FeedPollOptions;
  feed_post_images: FeedPostImages;
  feed_posts: FeedPosts;
  feed_votes: FeedVotes;
  festival_follows: FestivalFollows;
  festival_reminders: FestivalReminders;
  full_view_days: FullViewDays;
  full_views: FullViews;
  functional_areas: FunctionalAreas;
  group_members: GroupMembers;
  groups: Groups;
  idempotency_keys: IdempotencyKeys;
  images: Images;
  import_changes: ImportChanges;
  imports: Imports;
  item_reports: ItemReports;
  job_application_events: JobApplicationEvents;
  job_applications: JobApplications;
  job_openings: JobOpenings;
  job_workers: JobWorkers;
  leads: Leads;
  ledger_entries: LedgerEntries;
  ledger_transactions: LedgerTransactions;
  likes: Likes;
  listed_members: ListedMembers;
  listing_images: ListingImages;
  listings: Listings;
  matrimony_checks: MatrimonyChecks;
  matrimony_comments: MatrimonyComments;
  matrimony_horoscopes: MatrimonyHoroscopes;
  matrimony_managers: MatrimonyManagers;
  matrimony_photos: MatrimonyPhotos;
  matrimony_profiles: MatrimonyProfiles;
  matrimony_search_finds: MatrimonySearchFinds;
  matrimony_searches: MatrimonySearches;
  matrimony_shortlist: MatrimonyShortlist;
  matrimony_view_days: MatrimonyViewDays;
  matrimony_views: MatrimonyViews;
  members: Members;
  notifications: Notifications;
  otp_codes: OtpCodes;
  outbox: Outbox;
  payment_anomalies: PaymentAnomalies;
  payment_comparisons: PaymentComparisons;
  payment_orders: PaymentOrders;
  payment_reversals: PaymentReversals;
  payments: Payments;
  pin_locks: PinLocks;
  place_aliases: PlaceAliases;
  place_names: PlaceNames;
  places: Places;
  plan_grants: PlanGrants;
  plan_notices: PlanNotices;
  plans: Plans;
  profile_reports: ProfileReports;
  push_devices: PushDevices;
  push_notices: PushNotices;
  push_settings: PushSettings;
  qualifications: Qualifications;
  receipt_counters: ReceiptCounters;
  receipts: Receipts;
  recovery_codes: RecoveryCodes;
  reference_files: ReferenceFiles;
  referrals: Referrals;
  refused_row_sheets: RefusedRowSheets;
  resume_cities: ResumeCities;
  resume_files: ResumeFiles;
  resumes: Resumes;
  reviews: Reviews;
  "sandbox_gateway.disputes": SandboxGatewayDisputes;
  "sandbox_gateway.events": SandboxGatewayEvents;
  "sandbox_gateway.orders": SandboxGatewayOrders;
  "sandbox_gateway.payments": SandboxGatewayPayments;
  "sandbox_gateway.refunds": SandboxGatewayRefunds;
  saved_search_finds: SavedSearchFinds;
  saved_searches: SavedSearches;
  search_documents: SearchDocuments;
  search_postings: SearchPostings;
  search_terms: SearchTerms;
  sessions: Sessions;
  settings: Settings;
  seva_entries: SevaEntries;
  seva_entry_images: SevaEntryImages;
  seva_request_events: SevaRequestEvents;
  seva_requests: SevaRequests;
  shares: Shares;
  staff_log: StaffLog;
  state_names: StateNames;
  states: States;
  stored_versions: StoredVersions;
  subcategories: Subcategories;
  uploaded_lists: UploadedLists;
  viewing_addresses: ViewingAddresses;
  viewings: Viewings;
  volunteers: Volunteers;
  want_answers: WantAnswers;
  want_settings: WantSettings;
  want_tellings: WantTellings;
  wants: Wants;
  buyers: Wants;
  requirements: Wants;
  sellers: Wants;
  webhook_events: WebhookEvents;
  word_families: WordFamilies;
}
