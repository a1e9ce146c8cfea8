/** Consents as they are answered, with the scopes that each kind of subject knows. */
import * as z from "zod/mini";

/** What a contact can be granted of. */
export const SCOPES = ["phone", "whatsapp", "email", "photo", "horoscope", "resume", "exact-address"] as const;
export type Scope = (typeof SCOPES)[number];

export const SUBJECT_KINDS = ["profile", "resume", "want", "want-answer"] as const;
export type SubjectKindKey = (typeof SUBJECT_KINDS)[number];

/** What can be asked for of each. */
export const SCOPES_OF: Record<SubjectKindKey, readonly Scope[]> = {
  profile: ["phone", "whatsapp", "email", "photo", "horoscope", "exact-address"],
  resume: ["phone", "whatsapp", "email", "resume"],
  want: ["phone", "whatsapp", "email"],
  "want-answer": ["phone", "whatsapp", "email"],
};

/** Days for which an owner may grant. */
export const DURATIONS = [7, 30, 90, 180, 365] as const;
export const USUAL_DURATION = 90;

/** Days in which a request can be answered. */
export const ANSWER_DAYS = 30;
/** Days for which nobody asks again after a no. */
export const REFUSED_DAYS = 30;
/** So often one member asks for the contact of one subject in as many days, whatever became of it. */
export const ASKS_OF_ONE = 2;

const text = z.nullable(z.string());
const scopes = z.array(z.enum(SCOPES));

export const consentView = z.object({
  _id: z.string(),
  subjectKind: z.enum(SUBJECT_KINDS),
  fkSubjectId: z.string(),
  /** What it is called; null where the reader may not know, or it is gone. */
  subjectTitle: text,
  /** Where those who may read it find it, without language. */
  subjectPath: z.string(),
  /** The caller answers: it is theirs, or they act for it. */
  isMine: z.boolean(),
  /** Who asked; null for the asker. */
  asker: z.nullable(
    z.object({
      _id: z.string(),
      name: z.string(),
      city: text,
      cityHi: text,
      /** What they have themselves of the kind that they ask about, and is open to others. */
      fkSubjectIds: z.array(z.string()),
    }),
  ),
  scopesAsked: scopes,
  scopesGranted: scopes,
  message: z.string(),
  state: z.enum(["waiting", "paused", "accepted", "refused", "withdrawn", "revoked", "expired"]),
  /** The caller, or somebody else who answers, has refused or revoked it, and may still give it of their own will. */
  mayGiveAgain: z.boolean(),
  /** Accepted, and the grant gives something now: the subject is open, the asker has a plan. */
  isEffective: z.boolean(),
  createdAt: z.string(),
  answeredAt: text,
  endedAt: text,
  /** Of what was accepted. */
  grantedUntil: text,
  /** Why the staff did not pass it on; for the asker. */
  rejectionMessage: text,
});
export type ConsentView = z.infer<typeof consentView>;

/** Null is what was not granted or is not there. */
export const contacts = z.object({
  contactPerson: text,
  phoneNo: text,
  whatsappNo: text,
  email: text,
  address: text,
});
export type Contacts = z.infer<typeof contacts>;

export const receiptEvent = z.object({
  event: z.enum([
    "asked",
    "paused",
    "released",
    "rejected",
    "accepted",
    "refused",
    "withdrawn",
    "revoked",
    "given-back",
    "expired",
    "ended",
    "revealed",
    "narrowed",
    "given-again",
  ]),
  by: z.enum(["owner", "asker", "portal"]),
  /** Who answered for the owner or as owner, for the others who may; null for the asker, and for what the caller did. */
  actorName: text,
  scopes,
  until: text,
  createdAt: z.string(),
});
export type ReceiptEvent = z.infer<typeof receiptEvent>;
