/** What the operator publishes, and messages to the operator, as they look on the wire. */
import * as z from "zod/mini";
import { CONTACT_STATES, FAQ_TOPICS } from "./content-choices.ts";
import { richTextView } from "./rich-text-view.ts";

/** A text in sections, never HTML. */
export const documentView = z.object({
  title: z.string(),
  /** Counts up when the text changes. */
  version: z.number(),
  /** 'YYYY-MM-DD' of the change. */
  updatedOn: z.string(),
  /** No lawyer of the operator has read it yet. */
  isDraft: z.boolean(),
  /** It is the one that holds. */
  isCurrent: z.boolean(),
  /** All there are, the newest first. */
  versions: z.array(z.object({ version: z.number(), updatedOn: z.string() })),
  sections: z.array(z.object({ heading: z.string(), text: richTextView })),
});
export type DocumentView = z.infer<typeof documentView>;

/** What the operator says of itself. */
export const aboutView = z.object({ title: z.string(), updatedOn: z.string(), text: richTextView });
export type AboutView = z.infer<typeof aboutView>;

/** The questions of one topic in their order; a topic without any is left out. */
export const faqGroupView = z.object({
  topic: z.enum(FAQ_TOPICS),
  faqs: z.array(z.object({ _id: z.string(), question: z.string(), answer: richTextView })),
});
export type FaqGroupView = z.infer<typeof faqGroupView>;

/** A banner of the operator, or an advertisement, which names who pays for it. */
export const bannerView = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  /** A path of the portal that begins with '/', or an http(s) address. */
  link: z.nullable(z.string()),
  image: z.nullable(z.object({ key: z.string(), width: z.number(), height: z.number() })),
  advertiser: z.nullable(z.string()),
});
export type BannerView = z.infer<typeof bannerView>;

/** A detail is null until the operator has filled it in: a page says so in words (message content.not-told) and never shows a stand-in. */
export const contactInfoView = z.object({
  organisation: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  grievanceOfficer: z.object({
    name: z.nullable(z.string()),
    phoneNo: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
});
export type ContactInfoView = z.infer<typeof contactInfoView>;

export const socialLinks = {
  facebookLink: z.nullable(z.string()),
  instagramLink: z.nullable(z.string()),
  whatsappLink: z.nullable(z.string()),
};

export const contactReason = () => z.enum(["question", "complaint", "data"], "field.choice.invalid");

export const contactMessageView = z.object({
  _id: z.string(),
  reason: contactReason(),
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNo: z.string(),
  message: z.string(),
  /** The member who wrote it, when signed in. */
  fkUserId: z.nullable(z.string()),
  state: z.enum(CONTACT_STATES),
  /** Null while it is new. */
  stateSince: z.nullable(z.string()),
  /** 'YYYY-MM-DD': the last day for an answer by law (contract/content-choices.ts); null for questions. */
  answerBy: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ContactMessageView = z.infer<typeof contactMessageView>;
