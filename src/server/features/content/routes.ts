/** The calls about what the operator publishes, the contact form, and what the editors do with both. */
import { shortId } from "#base/ids.ts";
import { content } from "#contract/content.ts";
import { staffSite } from "#contract/staff-site.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { words } from "#server/platform/words.ts";
import { adsToday, bannersToday, countBanner } from "./banners.ts";
import { listContactMessages, setMessageState, submitMessage } from "./contact-messages.ts";
import { getAboutUs, getCommonInfo, getContactInfo, getDocument, getSocialLinks } from "./content.ts";
import { logFailure } from "./failures.ts";
import { allFaqs, createFaq, faqGroups, removeFaq, updateFaq } from "./faqs.ts";
import { allBanners, createBanner, removeBanner, updateBanner } from "./staff-banners.ts";
import {
  aboutAsWritten,
  contactAsWritten,
  documentAsWritten,
  updateAbout,
  updateContact,
  updateDocument,
} from "./staff-texts.ts";
import { viewMessage } from "./view.ts";

const publicRoutes = bind(content, {
  fetchCommonInfo: async (ctx, { language }) => ({ commonInfo: await getCommonInfo(ctx, language) }),
  fetchTermsAndConditions: async (ctx, asked) => ({ termsAndConditions: await getDocument(ctx, "terms", asked) }),
  fetchPrivacyPolicy: async (ctx, asked) => ({ privacyPolicy: await getDocument(ctx, "privacy", asked) }),
  fetchContactInfo: async (ctx, { language }) => ({ contactInfo: await getContactInfo(ctx, language) }),
  fetchSocialLinks: (ctx) => getSocialLinks(ctx),
  fetchAboutUs: async (ctx, { language }) => ({ aboutUs: await getAboutUs(ctx, language) }),
  fetchFaqs: async (ctx, { language }) => ({ groups: await faqGroups(ctx, language) }),
  fetchBanners: async (ctx, { language }) => ({ banners: await bannersToday(ctx, language) }),
  fetchAds: async (ctx, input) => ({ ads: await adsToday(ctx, input) }),
  countBanner: async (ctx, seen) => {
    await countBanner(ctx, seen);
    return {};
  },
  submitContact: async (ctx, form) =>
    new Answer({ _id: shortId(await submitMessage(ctx, form)) }, { message: words.en("content.contact.sent") }),
  reportFailure: async (ctx, failure) => {
    await logFailure(ctx, failure);
    return {};
  },
  allContacts: async (ctx, page) => {
    const { rows, nextCursor } = await listContactMessages(ctx, page);
    return { contacts: rows.map(viewMessage), nextCursor };
  },
});

const done = (work: Promise<unknown>) => work.then(() => ({}));

const staffRoutes = bind(staffSite, {
  fetchFaqs: async (ctx) => ({ faqs: await allFaqs(ctx) }),
  createFaq: async (ctx, form) => ({ faq: await createFaq(ctx, form) }),
  updateFaq: async (ctx, form) => ({ faq: await updateFaq(ctx, form) }),
  removeFaq: (ctx, { id }) => done(removeFaq(ctx, id)),
  fetchBanners: async (ctx, { kind }) => ({ banners: await allBanners(ctx, kind) }),
  createBanner: async (ctx, form, files) => ({ banner: await createBanner(ctx, form, files) }),
  updateBanner: async (ctx, form, files) => ({ banner: await updateBanner(ctx, form, files) }),
  removeBanner: (ctx, { id }) => done(removeBanner(ctx, id)),
  fetchAbout: async (ctx) => ({ about: await aboutAsWritten(ctx) }),
  updateAbout: (ctx, form) => done(updateAbout(ctx, form)),
  fetchDocument: async (ctx, { name }) => ({ document: await documentAsWritten(ctx, name) }),
  updateDocument: async (ctx, form) => ({ version: await updateDocument(ctx, form) }),
  fetchContact: async (ctx) => ({ contact: await contactAsWritten(ctx) }),
  updateContact: (ctx, form) => done(updateContact(ctx, form)),
  setMessageState: (ctx, message) => done(setMessageState(ctx, message)),
});

export const contentRoutes: Bound[] = [...publicRoutes, ...staffRoutes];
