/** What the operator publishes, from the settings: name, contact, links elsewhere, privacy notice and terms. */
import type { content } from "#contract/content.ts";
import type { ContactInfoView, DocumentView } from "#contract/content-views.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { Language } from "#messages/words.ts";
import type { Ctx } from "#server/platform/context.ts";
import { words } from "#server/platform/words.ts";
import { getPlanPrice, listSettings } from "./queries.ts";

type Both<T = string> = Record<Language, T>;

interface Brand {
  name: Both;
  about: Both;
  community: Both;
  copyrightYear: number;
  appStoreLink: string | null;
}
interface Contact {
  organisation: Both | null;
  address: Both | null;
  hours: Both | null;
  phoneNo: string | null;
  email: string | null;
  grievanceOfficer: { name: Both | null; phoneNo: string | null; email: string | null };
}
export type Social = PayloadOf<typeof content.fetchSocialLinks>;
interface Document {
  title: Both;
  version: number;
  updatedOn: string;
  sections: Array<{ heading: Both; paragraphs: Both[] }>;
}
interface Settings {
  brand: Brand;
  contact: Contact;
  social: Social;
  privacy: Document;
  terms: Document;
  demo: unknown;
}

/** What every page shows of the operator. */
export async function getCommonInfo(ctx: Ctx, language: Language) {
  const { brand, social, demo } = await settings(ctx, "brand", "social", "demo");
  return {
    brand: brand.name[language],
    about: brand.about[language],
    community: brand.community[language],
    copyrightYear: brand.copyrightYear,
    contactsPerDay: ctx.config.contactsPerDay,
    fullViewsPerDay: ctx.config.fullViewsPerDay,
    planPrice: (await getPlanPrice(ctx)) / 100,
    appStoreLink: brand.appStoreLink,
    ...linksOf(social),
    isDemo: demo !== undefined,
  };
}

/** The operator's pages elsewhere. */
export async function getSocialLinks(ctx: Ctx): Promise<Social> {
  return linksOf((await settings(ctx, "social")).social);
}

/** How the operator is reached; null is what the operator has not filled in. */
export async function getContactInfo(ctx: Ctx, language: Language): Promise<ContactInfoView> {
  const { organisation, address, hours, phoneNo, email, grievanceOfficer } = (await settings(ctx, "contact")).contact;
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

/** A text in sections, its holes filled with the operator's name and contact and with the labels of buttons; a sentence stands for what the operator has not filled in. */
export async function getDocument(ctx: Ctx, key: "privacy" | "terms", language: Language): Promise<DocumentView> {
  const found = await settings(ctx, key, "brand", "contact");
  const document = found[key];
  const fill = filler(found.brand, found.contact, language);
  return {
    title: document.title[language],
    version: document.version,
    updatedOn: document.updatedOn,
    sections: document.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading[language]),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph[language])),
    })),
  };
}

function filler(brand: Brand, contact: Contact, language: Language): (text: string) => string {
  const missing = words[language]("content.not-told");
  const officer = contact.grievanceOfficer;
  const values: Record<string, string | null | undefined> = {
    brand: brand.name[language],
    organisation: contact.organisation?.[language],
    address: contact.address?.[language],
    phone: contact.phoneNo,
    email: contact.email,
    officer: officer.name?.[language],
    officerPhone: officer.phoneNo,
    officerEmail: officer.email,
    ownData: words[language]("contact.reason.data"),
    editProfile: words[language]("site.edit-profile"),
  };
  return (text) =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => (name in values ? (values[name] ?? missing) : hole));
}

function linksOf({ facebookLink, instagramLink, whatsappLink }: Social): Social {
  return { facebookLink, instagramLink, whatsappLink };
}

async function settings<K extends keyof Settings>(ctx: Ctx, ...keys: K[]): Promise<Pick<Settings, K>> {
  const found = await listSettings(ctx, keys);
  for (const key of keys)
    if (key !== "demo" && !found.has(key)) throw new Error(`the setting "${key}" was never loaded`);
  return Object.fromEntries(found) as unknown as Pick<Settings, K>;
}
