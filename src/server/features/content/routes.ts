/** The calls about what the operator tells, and the contact form. */
import { longId, shortId } from "#base/ids.ts";
import { content } from "#contract/content.ts";
import { bind } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";
import { submitMessage } from "./contact-messages.ts";
import { getCommonInfo, getContactInfo, getDocument, getSocialLinks } from "./content.ts";
import { logFailure } from "./failures.ts";
import { listMessages } from "./queries.ts";
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
  allContacts: async (ctx, { limit, cursor }) => {
    const after =
      cursor === undefined ? undefined : (longId(cursor) ?? refuseFields({ cursor: "field.cursor.invalid" }));
    const rows = await listMessages(ctx, { limit: limit + 1, after });
    const shown = rows.slice(0, limit);
    return {
      contacts: shown.map(viewMessage),
      nextCursor: rows.length > limit ? shortId(shown.at(-1)!.id) : null,
    };
  },
});
