/** Entries about spirituality as they are answered: in lists, one by itself, and as its owner's form starts. */
import * as z from "zod/mini";
import { LANGUAGES_SPOKEN } from "../business-facts.ts";
import { placeFields, pointView } from "../directory.ts";
import { ENTRY_KINDS, RITES, SHAKHAS, TEXT_KINDS } from "./choices.ts";

const text = z.nullable(z.string());

/** An entry in a list: the same for every viewer. */
export const entryCard = z.object({
  _id: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  kind: z.enum(ENTRY_KINDS),
  title: z.string(),
  /** Its beginning; phone-like runs, e-mails and links are masked in all texts. */
  description: z.string(),
  /** At most one key in a list. */
  images: z.array(z.string()),
  ...placeFields,
  services: z.array(z.enum(RITES)),
  languages: z.array(z.enum(LANGUAGES_SPOKEN)),
  shakha: z.nullable(z.enum(SHAKHAS)),
  /** What a rite usually costs, from; null where it is not said. */
  feePaise: z.nullable(z.int()),
  /** Of an event: its days, the last one null when it is a single one, and the hour at which it begins. */
  startsOn: text,
  endsOn: text,
  startsAt: text,
  textKind: z.nullable(z.enum(TEXT_KINDS)),
  postedOn: z.string(),
});
export type EntryCard = z.infer<typeof entryCard>;

/** One by itself. Address and exact position come to paid members and the owner; everyone else gets `locked: true` and two decimals. */
export const entryView = z.extend(entryCard, {
  body: text,
  timings: z.array(z.string()),
  howToReach: text,
  contactPerson: text,
  /** Null for everyone but the owner. */
  phoneNo: text,
  locked: z.boolean(),
  hasAddress: z.boolean(),
  address: text,
  businessLocation: pointView,
  isMine: z.boolean(),
  /** The last day of an event has passed. */
  isOver: z.boolean(),
  /** Whoever is signed in may ask for it on a day. */
  canBeAsked: z.boolean(),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Why it, or the edit that waited, was turned down; for the owner. */
  rejectionMessage: text,
  editRejectionMessage: text,
  hasPendingEdit: z.boolean(),
  fkUserId: z.string(),
  updatedAt: z.string(),
});
export type EntryView = z.infer<typeof entryView>;

/** What the edit form starts from: the waiting edit where there is one. Names are those of the input. */
export const prefilledEntry = z.object({
  _id: z.string(),
  slug: z.string(),
  kind: z.enum(ENTRY_KINDS),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  textKind: z.string(),
  fkStateId: z.string(),
  fkCityId: z.string(),
  address: z.string(),
  businessLocation: z.nullable(pointView),
  howToReach: z.string(),
  timings: z.string(),
  services: z.array(z.enum(RITES)),
  languages: z.array(z.enum(LANGUAGES_SPOKEN)),
  shakha: z.string(),
  fee: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: z.string(),
  contactPerson: z.string(),
  phoneNo: z.string(),
  images: z.array(z.string()),
});
export type PrefilledEntry = z.infer<typeof prefilledEntry>;
