/** Announcements as they are answered: in lists, one by itself, and as its form starts. */
import * as z from "zod/mini";
import { placeFields } from "../directory.ts";
import { ALL_CEREMONIES, ANNOUNCEMENT_KINDS, AUDIENCES } from "./choices.ts";

const text = z.nullable(z.string());

const ceremonyView = z.object({
  what: z.enum(ALL_CEREMONIES),
  on: z.string(),
  /** On the clock of India; null where it is not said. */
  at: text,
});
export type CeremonyView = z.infer<typeof ceremonyView>;

/** In a list. */
export const announcementCard = z.object({
  _id: z.string(),
  /** For links: the names in Roman letters. */
  slug: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** Of whom it tells; phone-like runs, e-mails and links are masked in all texts. */
  title: z.string(),
  relatives: text,
  happenedOn: z.string(),
  age: z.nullable(z.int()),
  ceremonies: z.array(ceremonyView),
  /** At most one key. */
  images: z.array(z.string()),
  ...placeFields,
  audience: z.enum(AUDIENCES),
  postedOn: z.string(),
});
export type AnnouncementCard = z.infer<typeof announcementCard>;

/** One by itself. */
export const announcementView = z.extend(announcementCard, {
  words: z.string(),
  relation: z.string(),
  /** The member of the family who wrote it. */
  writer: z.string(),
  /** Null where it is not said, and of a home for whoever has no plan. */
  ceremonyPlace: text,
  isPlaceHidden: z.boolean(),
  commentsOpen: z.boolean(),
  isMine: z.boolean(),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Out of sight because of reports; for the family. */
  isHeld: z.boolean(),
  rejectionMessage: text,
  editRejectionMessage: text,
  hasPendingEdit: z.boolean(),
  fkUserId: z.string(),
  updatedAt: z.string(),
});
export type AnnouncementView = z.infer<typeof announcementView>;

/** What the form starts from: the waiting edit where there is one. Names are those of the input. */
export const prefilledAnnouncement = z.object({
  _id: z.string(),
  slug: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  personName: z.string(),
  partnerName: z.string(),
  relation: z.string(),
  relatives: z.string(),
  happenedOn: z.string(),
  age: z.string(),
  firstCeremony: z.string(),
  firstOn: z.string(),
  firstAt: z.string(),
  secondCeremony: z.string(),
  secondOn: z.string(),
  secondAt: z.string(),
  ceremonyPlace: z.string(),
  atHome: z.boolean(),
  fkStateId: z.string(),
  fkCityId: z.string(),
  words: z.string(),
  audience: z.enum(AUDIENCES),
  commentsOpen: z.boolean(),
  images: z.array(z.string()),
});
export type PrefilledAnnouncement = z.infer<typeof prefilledAnnouncement>;
