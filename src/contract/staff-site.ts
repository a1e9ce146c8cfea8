/** The editors' calls about what the operator says of itself: questions and answers, banners and advertisements, texts, contact, and the messages of visitors. */
import * as z from "zod/mini";
import { CONTACT_STATES, DOCUMENTS, FAQ_TOPICS } from "./content-choices.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { imageOrder, pictureErrors } from "./pictures.ts";
import { aboutForm, bannerForm, contactDetails, documentForm, faqForm, wholeBanner } from "./site-forms.ts";

const one = z.strictObject({ id: id() });
const done = z.object({});

const staffFaq = z.object({
  _id: z.string(),
  topic: z.enum(FAQ_TOPICS),
  question: z.string(),
  questionHi: z.string(),
  answer: z.string(),
  answerHi: z.string(),
  place: z.int(),
  isPublished: z.boolean(),
});
export type StaffFaq = z.infer<typeof staffFaq>;

const staffBanner = z.object({
  _id: z.string(),
  kind: z.enum(["own", "ad"]),
  title: z.string(),
  titleHi: z.string(),
  text: z.nullable(z.string()),
  textHi: z.nullable(z.string()),
  link: z.nullable(z.string()),
  image: z.nullable(z.string()),
  advertiser: z.nullable(z.string()),
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  /** As `city` of the form names it. */
  citySlug: z.nullable(z.string()),
  from: z.string(),
  until: z.nullable(z.string()),
  place: z.int(),
  isPublished: z.boolean(),
  /** Shown today. */
  isShown: z.boolean(),
  /** Of the last thirty days. */
  views: z.int(),
  clicks: z.int(),
});
export type StaffBanner = z.infer<typeof staffBanner>;

const upload = { field: "images", most: 1 };
const bannerErrors = ["place.not-found", "site.too-many", ...pictureErrors] as const;

/** As the form holds it: what is not told is empty. */
const asTyped = <Names extends Record<string, unknown>>(form: Names) =>
  z.object(
    Object.fromEntries(Object.keys(form).map((name) => [name, z.string()])) as unknown as Record<
      keyof Names,
      z.ZodMiniType<string, string>
    >,
  );

export const staffSite = {
  fetchFaqs: endpoint({
    method: "GET",
    path: "/staff/site/faqs",
    access: "editor",
    summary: "All questions with their answers as they are written, drafts included.",
    input: z.strictObject({}),
    output: z.object({ faqs: z.array(staffFaq) }),
  }),
  createFaq: endpoint({
    method: "POST",
    path: "/staff/site/faqs",
    access: "editor",
    summary: "Adds a question.",
    input: z.strictObject(faqForm),
    output: z.object({ faq: staffFaq }),
    success: 201,
    errors: ["site.too-many"],
  }),
  updateFaq: endpoint({
    method: "PUT",
    path: "/staff/site/faqs/{id}",
    access: "editor",
    summary: "Changes a question, or publishes it or takes it back.",
    input: z.strictObject({ id: id(), ...faqForm }),
    output: z.object({ faq: staffFaq }),
    errors: ["site.not-found"],
  }),
  removeFaq: endpoint({
    method: "DELETE",
    path: "/staff/site/faqs/{id}",
    access: "editor",
    summary: "Deletes a question for good.",
    input: one,
    output: done,
    errors: ["site.not-found"],
  }),
  fetchBanners: endpoint({
    method: "GET",
    path: "/staff/site/banners",
    access: "editor",
    summary: "All banners or all advertisements, with how often each was seen and pressed in thirty days.",
    input: z.strictObject({ kind: bannerForm.kind }),
    output: z.object({ banners: z.array(staffBanner) }),
  }),
  createBanner: endpoint({
    method: "POST",
    path: "/staff/site/banners",
    access: "editor",
    summary: "Adds a banner or an advertisement.",
    input: z.strictObject({ ...bannerForm, imageOrder: imageOrder(1) }).check(wholeBanner),
    output: z.object({ banner: staffBanner }),
    success: 201,
    upload,
    errors: bannerErrors,
  }),
  updateBanner: endpoint({
    method: "PUT",
    path: "/staff/site/banners/{id}",
    access: "editor",
    summary: "Changes a banner or an advertisement.",
    input: z.strictObject({ id: id(), ...bannerForm, imageOrder: imageOrder(1) }).check(wholeBanner),
    output: z.object({ banner: staffBanner }),
    upload,
    errors: ["site.not-found", ...bannerErrors],
  }),
  removeBanner: endpoint({
    method: "DELETE",
    path: "/staff/site/banners/{id}",
    access: "editor",
    summary: "Deletes a banner or an advertisement with its sums.",
    input: one,
    output: done,
    errors: ["site.not-found"],
  }),
  fetchAbout: endpoint({
    method: "GET",
    path: "/staff/site/about",
    access: "editor",
    summary: "What the operator says of itself, as it is written.",
    input: z.strictObject({}),
    output: z.object({ about: asTyped(aboutForm) }),
  }),
  updateAbout: endpoint({
    method: "PUT",
    path: "/staff/site/about",
    access: "editor",
    summary: "Changes what the operator says of itself.",
    input: z.strictObject(aboutForm),
    output: done,
  }),
  fetchDocument: endpoint({
    method: "GET",
    path: "/staff/site/documents/{name}",
    access: "editor",
    summary: "The privacy policy or the terms as they are written.",
    input: z.strictObject({ name: z.enum(DOCUMENTS, "field.choice.invalid") }),
    output: z.object({
      document: z.object({
        title: z.string(),
        titleHi: z.string(),
        text: z.string(),
        textHi: z.string(),
        isDraft: z.boolean(),
        version: z.number(),
        updatedOn: z.string(),
      }),
    }),
  }),
  updateDocument: endpoint({
    method: "PUT",
    path: "/staff/site/documents/{name}",
    access: "editor",
    summary: "Changes the privacy policy or the terms; a changed text has the next version and this day's date.",
    input: z.strictObject({ name: z.enum(DOCUMENTS, "field.choice.invalid"), ...documentForm }),
    output: z.object({ version: z.number() }),
  }),
  fetchContact: endpoint({
    method: "GET",
    path: "/staff/site/contact",
    access: "editor",
    summary: "How the operator is reached, and its pages elsewhere, as they are written.",
    input: z.strictObject({}),
    output: z.object({ contact: asTyped(contactDetails) }),
  }),
  updateContact: endpoint({
    method: "PUT",
    path: "/staff/site/contact",
    access: "editor",
    summary: "Changes how the operator is reached, and its pages elsewhere; what is empty is not told.",
    input: z.strictObject(contactDetails),
    output: done,
  }),
  setMessageState: endpoint({
    method: "POST",
    path: "/staff/site/messages/{id}/state",
    access: "editor",
    summary: "Says how it stands with a message from the contact page.",
    input: z.strictObject({ id: id(), state: z.enum(CONTACT_STATES, "field.choice.invalid") }),
    output: done,
    errors: ["site.not-found"],
  }),
};
