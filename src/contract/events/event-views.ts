/** Events as they are answered: in lists, one by itself, as its organiser's form starts, and who comes. */
import * as z from "zod/mini";
import { placeFields, pointView } from "../directory.ts";
import { EVENT_STANDS } from "./choices.ts";

const text = z.nullable(z.string());

/** An event in a list: the same for every viewer. */
export const eventCard = z.object({
  _id: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  title: z.string(),
  /** Its beginning; phone-like runs, e-mails and links are masked in all texts. */
  description: z.string(),
  /** At most one key. */
  images: z.array(z.string()),
  ...placeFields,
  /** The hall or park; null of a religious event, whose address is told by its own page. */
  venue: text,
  /** Day and time on the clock of India; a religious event may leave out all but its first day. */
  startsOn: z.string(),
  startsAt: text,
  endsOn: text,
  endsAt: text,
  /** What a person pays there; null is nothing, or not said. */
  feePaise: z.nullable(z.int()),
  byAssociation: z.boolean(),
  /** An entry of the room about spirituality, which has its page there. */
  isReligious: z.boolean(),
  postedOn: z.string(),
});
export type EventCard = z.infer<typeof eventCard>;

/** Persons. */
export const counts = { coming: z.int(), perhaps: z.int(), waiting: z.int() };

/** One by itself. Of a home, address and exact position come to paid members and the organiser; everyone else gets `locked: true` and two decimals. */
export const eventView = z.extend(eventCard, {
  organiser: z.string(),
  locked: z.boolean(),
  hasAddress: z.boolean(),
  isHome: z.boolean(),
  address: text,
  businessLocation: pointView,
  capacity: z.nullable(z.int()),
  ...counts,
  isMine: z.boolean(),
  hasStarted: z.boolean(),
  isOver: z.boolean(),
  isCancelled: z.boolean(),
  cancelReason: text,
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Out of sight because of reports; for its organiser. */
  isHeld: z.boolean(),
  /** Why it, or the edit that waited, was turned down; for the organiser. */
  rejectionMessage: text,
  editRejectionMessage: text,
  hasPendingEdit: z.boolean(),
  fkUserId: z.string(),
  updatedAt: z.string(),
});
export type EventView = z.infer<typeof eventView>;

/** What the form of an event starts from: the waiting edit where there is one. Names are those of the input. */
export const prefilledEvent = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  startsOn: z.string(),
  startsAt: z.string(),
  endsOn: z.string(),
  endsAt: z.string(),
  fkStateId: z.string(),
  fkCityId: z.string(),
  venue: z.string(),
  address: z.string(),
  isHome: z.boolean(),
  businessLocation: z.nullable(pointView),
  capacity: z.string(),
  fee: z.string(),
  byAssociation: z.boolean(),
  images: z.array(z.string()),
});
export type PrefilledEvent = z.infer<typeof prefilledEvent>;

/** The caller's own answer. */
export const ownAnswer = z.object({ answer: z.enum(EVENT_STANDS), persons: z.int() });
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** Of somebody who has answered, for the organiser. */
export const guestView = z.object({
  name: z.string(),
  city: text,
  cityHi: text,
  answer: z.enum(EVENT_STANDS),
  persons: z.int(),
  answeredAt: z.string(),
});
export type GuestView = z.infer<typeof guestView>;
