/** Wants as they are answered: in lists, and one by itself. */
import * as z from "zod/mini";
import { categoryAndPlace } from "./directory.ts";
import { WANT_KINDS } from "./want-choices.ts";

/** In a list: the same for every viewer. */
export const wantCard = z.object({
  _id: z.string(),
  /** For links: the title in Roman letters. */
  slug: z.string(),
  kind: z.enum(WANT_KINDS),
  title: z.string(),
  /** Its beginning; phone-like runs, e-mails and links are masked in all texts. */
  description: z.string(),
  quantity: z.string(),
  ...categoryAndPlace,
  /** For one unit; null where it is not said, as the unit is where the price is for all of it. */
  priceFromPaise: z.nullable(z.int()),
  priceToPaise: z.nullable(z.int()),
  priceUnit: z.nullable(z.string()),
  /** The last day in lists; of a requirement the day by which it is needed. */
  untilDate: z.string(),
  /** Of a requirement: how many may answer; else 0. */
  answersMost: z.int(),
  postedOn: z.string(),
});
export type WantCard = z.infer<typeof wantCard>;

/** What of its texts has been changed and waits for the staff; what did not change is left out. */
const waitingEdit = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  quantity: z.optional(z.string()),
  priceUnit: z.optional(z.nullable(z.string())),
  fkSubCategoryId: z.optional(z.string()),
  fkCategoryId: z.optional(z.string()),
});

/** One by itself: for its owner with the contact, every text as typed, and what waits. */
export const wantView = z.extend(wantCard, {
  fkStateId: z.string(),
  /** Null for everyone but the owner: the contact is told by consent. */
  contactPerson: z.nullable(z.string()),
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Its date has passed, or its owner closed it. */
  isEnded: z.boolean(),
  outcome: z.nullable(z.enum(["expired", "found", "not-needed"])),
  /** Of a requirement: how many have answered, as places that are taken. */
  answersCount: z.int(),
  approvalStatus: z.enum(["Pending", "Approved", "Rejected"]),
  /** Grave reports keep it out of sight until the staff have looked; for its owner. */
  isHeld: z.boolean(),
  rejectionMessage: z.nullable(z.string()),
  waitingEdit: z.nullable(waitingEdit),
  editRejectionMessage: z.nullable(z.string()),
  fkUserId: z.string(),
  updatedAt: z.string(),
});
export type WantView = z.infer<typeof wantView>;
