/** What the operator publishes, and messages to the operator, as they look on the wire. */
import * as z from "zod/mini";

/** A text in sections, never HTML. */
export const documentView = z.object({
  title: z.string(),
  /** Counts up when the text changes. */
  version: z.number(),
  /** 'YYYY-MM-DD' of the change. */
  updatedOn: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type DocumentView = z.infer<typeof documentView>;

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
  createdAt: z.string(),
});
export type ContactMessageView = z.infer<typeof contactMessageView>;
