/** The calls about what the operator publishes, and the contact form. */
import { shortId } from "#base/ids.ts";
import { content } from "#contract/content.ts";
import { bind } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { words } from "#server/platform/words.ts";
import { listContactMessages, submitMessage } from "./contact-messages.ts";
import { getCommonInfo, getContactInfo, getDocument, getSocialLinks } from "./content.ts";
import { logFailure } from "./failures.ts";
import { viewMessage } from "./view.ts";

export const contentRoutes = bind(content, {
  fetchCommonInfo: async (ctx, { language }) => ({ commonInfo: await getCommonInfo(ctx, language) }),
  fetchTermsAndConditions: async (ctx, { language }) => ({
    termsAndConditions: await getDocument(ctx, "terms", language),
  }),
  fetchPrivacyPolicy: async (ctx, { language }) => ({ privacyPolicy: await getDocument(ctx, "privacy", language) }),
  fetchContactInfo: async (ctx, { language }) => ({ contactInfo: await getContactInfo(ctx, language) }),
  fetchSocialLinks: (ctx) => getSocialLinks(ctx),
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
