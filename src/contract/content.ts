/** The calls about what the operator publishes (name, contact, social links, privacy policy, terms) and the contact form. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { contactInfoView, contactMessageView, contactReason, documentView, socialLinks } from "./content-views.ts";
import { endpoint } from "./endpoint.ts";
import { email, optional, phone, text, wholeName } from "./fields.ts";
import { nextCursor, page } from "./list-fields.ts";

const inLanguage = z.strictObject({ language: language() });

/** The form of the contact page. */
export const contactForm = z.strictObject({
  reason: z._default(contactReason(), "question"),
  name: wholeName("label.name"),
  phoneNo: phone(),
  email: optional(email()),
  message: text("label.message", { min: 10, max: 2000 }),
});

export const content = {
  fetchCommonInfo: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchCommonInfo",
    access: "anyone",
    summary:
      "What every page shows of the operator: name, a sentence about the portal, the plan's price and daily measure, social links, whether this is a demo.",
    input: inLanguage,
    output: z.object({
      commonInfo: z.object({
        brand: z.string(),
        about: z.string(),
        community: z.string(),
        copyrightYear: z.number(),
        /** In rupees, as all prices of plans on the wire. */
        planPrice: z.number(),
        /** What the plan opens at most in a day: contacts, and whole views of others' businesses and offerings. */
        contactsPerDay: z.int(),
        fullViewsPerDay: z.int(),
        ...socialLinks,
        appStoreLink: z.nullable(z.string()),
        isDemo: z.boolean(),
      }),
    }),
  }),
  fetchTermsAndConditions: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchTermsAndConditions",
    access: "anyone",
    summary: "The terms of use, in sections.",
    input: inLanguage,
    output: z.object({ termsAndConditions: documentView }),
  }),
  fetchPrivacyPolicy: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchPrivacyPolicy",
    access: "anyone",
    summary: "The privacy notice, in sections.",
    input: inLanguage,
    output: z.object({ privacyPolicy: documentView }),
  }),
  fetchContactInfo: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchContactInfo",
    access: "anyone",
    summary: "How the operator and the grievance officer are reached.",
    input: inLanguage,
    output: z.object({ contactInfo: contactInfoView }),
  }),
  fetchSocialLinks: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchSocialLinks",
    access: "anyone",
    summary: "The operator's pages elsewhere.",
    input: z.strictObject({}),
    output: z.object(socialLinks),
  }),
  submitContact: endpoint({
    method: "POST",
    path: "/public/contact/submit",
    access: "anyone",
    summary: "Writes to the operator: a question, a complaint, or a request about one's own data.",
    input: contactForm,
    output: z.object({ _id: z.string() }),
    success: 201,
    errors: ["rate.limited"],
  }),
  reportFailure: endpoint({
    method: "POST",
    path: "/public/failures/report",
    access: "anyone",
    summary:
      "A browser tells that a screen could not be drawn, or that there was nothing to draw; the log keeps it under the id that the person sees.",
    input: z.strictObject({
      errorId: z.string("field.id.invalid").check(z.regex(/^[0-9a-f]{16}$/, "field.id.invalid")),
      /** The path of the screen. */
      screen: text("label.message", { min: 0, max: 300 }),
      said: text("label.message", { min: 0, max: 300 }),
      kind: z._default(z.enum(["failure", "missing"], "field.choice.invalid"), "failure"),
    }),
    output: z.object({}),
    success: 201,
    errors: ["rate.limited"],
    background: true,
  }),
  allContacts: endpoint({
    method: "GET",
    path: "/public/contact/all",
    access: "staff",
    summary: "What people wrote to the operator, newest first.",
    input: z.strictObject(page),
    output: z.object({ contacts: z.array(contactMessageView), nextCursor: nextCursor }),
  }),
};
