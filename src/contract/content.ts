/** The calls about what the operator publishes (name, contact, social links, about, questions, banners, privacy policy, terms) and the contact form. */
import * as z from "zod/mini";
import { COUNT_BANNER } from "./banner-count.ts";
import { language } from "./choice-fields.ts";
import { BANNER_EVENTS, CONTACT_STATES } from "./content-choices.ts";
import {
  aboutView,
  bannerView,
  contactInfoView,
  contactMessageView,
  contactReason,
  documentView,
  faqGroupView,
  socialLinks,
} from "./content-views.ts";
import { endpoint } from "./endpoint.ts";
import { digits, email, optional, phone, text, wholeName } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { cityChoice } from "./places.ts";

const inLanguage = z.strictObject({ language: language() });
/** Without a version the one that holds. */
const ofVersion = z.strictObject({
  language: language(),
  version: optional(digits("content.label.version", { min: 1, max: 99_999 })),
});

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
    summary: "The terms of use, in sections; an earlier version too.",
    input: ofVersion,
    output: z.object({ termsAndConditions: documentView }),
    errors: ["document.version-not-found"],
  }),
  fetchPrivacyPolicy: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchPrivacyPolicy",
    access: "anyone",
    summary: "The privacy notice, in sections; an earlier version too.",
    input: ofVersion,
    output: z.object({ privacyPolicy: documentView }),
    errors: ["document.version-not-found"],
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
  fetchAboutUs: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchAboutUs",
    access: "anyone",
    summary: "What the operator says of itself.",
    input: inLanguage,
    output: z.object({ aboutUs: aboutView }),
  }),
  fetchFaqs: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchFaqs",
    access: "anyone",
    summary: "Questions that people ask often, with answers, by topic.",
    input: inLanguage,
    output: z.object({ groups: z.array(faqGroupView) }),
  }),
  fetchBanners: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchBanners",
    access: "anyone",
    summary: "The operator's banners of this day, in their order.",
    input: inLanguage,
    output: z.object({ banners: z.array(bannerView) }),
  }),
  fetchAds: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchAds",
    access: "anyone",
    summary:
      "The advertisements of this day: those for everybody, and those for the city if one is given, which come first.",
    input: z.strictObject({ language: language(), city: optional(cityChoice()) }),
    output: z.object({ ads: z.array(bannerView) }),
    errors: ["place.not-found"],
  }),
  countBanner: endpoint({
    ...COUNT_BANNER,
    summary: "Counts that a banner was seen or pressed, in the sum of the day; nothing of whoever saw it is kept.",
    input: z.strictObject({ id: id(), event: z.enum(BANNER_EVENTS, "field.choice.invalid") }),
    output: z.object({}),
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
    input: z.strictObject({ ...page, state: optional(z.enum(CONTACT_STATES, "field.choice.invalid")) }),
    output: z.object({ contacts: z.array(contactMessageView), nextCursor: nextCursor }),
  }),
};
