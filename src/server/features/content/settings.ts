/** The operator's settings as they are stored, and the words that stand for holes in its texts. */
import { rupees } from "#base/money.ts";
import type { RichText, TextRun } from "#base/rich-text.ts";
import type { content } from "#contract/content.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { Language } from "#messages/words.ts";
import type { Ctx } from "#server/platform/context.ts";
import { words } from "#server/platform/words.ts";
import { getPlanPrice, listSettings } from "./queries.ts";

export type Both<T = string> = Record<Language, T>;

export interface Brand {
  name: Both;
  about: Both;
  community: Both;
  copyrightYear: number;
  appStoreLink: string | null;
}
export interface Contact {
  organisation: Both | null;
  address: Both | null;
  hours: Both | null;
  phoneNo: string | null;
  email: string | null;
  grievanceOfficer: { name: Both | null; phoneNo: string | null; email: string | null };
}
export type Social = PayloadOf<typeof content.fetchSocialLinks>;
export interface About {
  title: Both;
  updatedOn: string;
  text: Both<RichText>;
}
export interface Document extends About {
  version: number;
  isDraft: boolean;
}
export interface Settings {
  brand: Brand;
  contact: Contact;
  social: Social;
  about: About;
  privacy: Document;
  terms: Document;
  demo: unknown;
}

/** These settings; each but the mark of a demo was loaded at the first start. */
export async function getSettings<K extends keyof Settings>(ctx: Ctx, ...keys: K[]): Promise<Pick<Settings, K>> {
  const found = await listSettings(ctx, keys);
  for (const key of keys)
    if (key !== "demo" && !found.has(key)) throw new Error(`the setting "${key}" was never loaded`);
  return Object.fromEntries(found) as unknown as Pick<Settings, K>;
}

export type Fill = (text: string) => string;

/** Puts the operator's name and contact, the price, the daily measure and labels of buttons in place of holes ({brand}, {price}); a sentence stands for what the operator has not told. */
export async function filler(ctx: Ctx, language: Language): Promise<Fill> {
  const { brand, contact } = await getSettings(ctx, "brand", "contact");
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
    price: rupees(await getPlanPrice(ctx)),
    contactsPerDay: String(ctx.config.contactsPerDay),
    ownData: words[language]("contact.reason.data"),
    editProfile: words[language]("site.edit-profile"),
  };
  return (text) =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => (name in values ? (values[name] ?? missing) : hole));
}

/** The same for each run of a text with structure. */
export function fillText(text: RichText, fill: Fill): RichText {
  const filled = (runs: TextRun[]) => runs.map((run) => ({ ...run, text: fill(run.text) }));
  return text.map((block) =>
    block.kind === "list" ? { ...block, items: block.items.map(filled) } : { ...block, runs: filled(block.runs) },
  );
}
