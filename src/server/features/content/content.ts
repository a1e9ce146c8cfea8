/** What the operator publishes, from the settings: name, contact, links elsewhere, what it says of itself, privacy policy and terms. */
import { plainWords, type RichText } from "#base/rich-text.ts";
import type { DocumentName } from "#contract/content-choices.ts";
import type { AboutView, ContactInfoView, DocumentView } from "#contract/content-views.ts";
import { LANGUAGES, type Language } from "#messages/words.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { untilChange } from "#server/platform/until-change.ts";
import { CONTENT_PAGES } from "./faqs.ts";
import { findVersion, getPlanPrice, listVersions } from "./queries.ts";
import { type Document, filler, fillText, getSettings, type Social } from "./settings.ts";

const commonInfo = untilChange<Awaited<ReturnType<typeof readCommonInfo>>>(CONTENT_PAGES, LANGUAGES.length);

/** What every page shows of the operator. */
export function getCommonInfo(ctx: Ctx, language: Language) {
  return commonInfo(ctx, language, () => readCommonInfo(ctx, language));
}

async function readCommonInfo(ctx: Ctx, language: Language) {
  const [{ brand, social, demo }, price] = await Promise.all([
    getSettings(ctx, "brand", "social", "demo"),
    getPlanPrice(ctx),
  ]);
  return {
    brand: brand.name[language],
    about: brand.about[language],
    community: brand.community[language],
    copyrightYear: brand.copyrightYear,
    contactsPerDay: ctx.config.contactsPerDay,
    fullViewsPerDay: ctx.config.fullViewsPerDay,
    planPrice: price / 100,
    appStoreLink: brand.appStoreLink,
    ...linksOf(social),
    isDemo: demo !== undefined,
  };
}

/** The operator's pages elsewhere. */
export async function getSocialLinks(ctx: Ctx): Promise<Social> {
  return linksOf((await getSettings(ctx, "social")).social);
}

/** How the operator is reached; null is what the operator has not filled in. */
export async function getContactInfo(ctx: Ctx, language: Language): Promise<ContactInfoView> {
  const { contact } = await getSettings(ctx, "contact");
  const { organisation, address, hours, phoneNo, email, grievanceOfficer } = contact;
  return {
    organisation: organisation?.[language] ?? null,
    address: address?.[language] ?? null,
    hours: hours?.[language] ?? null,
    phoneNo,
    email,
    grievanceOfficer: {
      name: grievanceOfficer.name?.[language] ?? null,
      phoneNo: grievanceOfficer.phoneNo,
      email: grievanceOfficer.email,
    },
  };
}

/** What the operator says of itself. */
export async function getAboutUs(ctx: Ctx, language: Language): Promise<AboutView> {
  const { about } = await getSettings(ctx, "about");
  const fill = await filler(ctx, language);
  return {
    title: fill(about.title[language]),
    updatedOn: about.updatedOn,
    text: fillText(about.text[language], fill),
  };
}

/** A text with its holes filled, as sections: each heading begins one. Without a version the one that holds; names and prices in an earlier one are today's. */
export async function getDocument(
  ctx: Ctx,
  name: DocumentName,
  { language, version }: { language: Language; version?: number | undefined },
): Promise<DocumentView> {
  const current = (await getSettings(ctx, name))[name];
  const isCurrent = version === undefined || version === current.version;
  const document = isCurrent ? current : ((await findVersion(ctx, name, version)) as Document | undefined);
  if (!document) refuse("document.version-not-found");
  const fill = await filler(ctx, language);
  return {
    title: document.title[language],
    version: document.version,
    updatedOn: document.updatedOn,
    isDraft: document.isDraft,
    isCurrent,
    versions: await listVersions(ctx, name),
    sections: sectionsOf(fillText(document.text[language], fill)),
  };
}

/** What stands before the first heading is left out; who writes a text is told so. */
export function sectionsOf(text: RichText): DocumentView["sections"] {
  const sections: DocumentView["sections"] = [];
  for (const block of text)
    if (block.kind === "heading") sections.push({ heading: plainWords([block]), text: [] });
    else sections.at(-1)?.text.push(block);
  return sections;
}

function linksOf({ facebookLink, instagramLink, whatsappLink }: Social): Social {
  return { facebookLink, instagramLink, whatsappLink };
}
