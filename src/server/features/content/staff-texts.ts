/** What the editors write about the operator: about text, privacy policy, terms, how it is reached. */
import { dayOf } from "#base/dates.ts";
import { type RichText, readMarks, writeMarks } from "#base/rich-text.ts";
import type { DocumentName } from "#contract/content-choices.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { staffSite } from "#contract/staff-site.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { sectionsOf } from "./content.ts";
import { CONTENT_PAGES } from "./faqs.ts";
import { lockSetting, writeSetting } from "./queries.ts";
import { type Both, type Document, getSettings, type Settings } from "./settings.ts";

export async function aboutAsWritten(ctx: Ctx): Promise<PayloadOf<typeof staffSite.fetchAbout>["about"]> {
  const { about, brand } = await getSettings(ctx, "about", "brand");
  return {
    title: about.title.en,
    titleHi: about.title.hi,
    text: writeMarks(about.text.en),
    textHi: writeMarks(about.text.hi),
    foot: brand.about.en,
    footHi: brand.about.hi,
  };
}

export function updateAbout(ctx: Ctx, form: ParsedOf<typeof staffSite.updateAbout>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { brand } = await getSettings(ctx, "brand");
    await save(ctx, "about", {
      title: { en: form.title, hi: form.titleHi },
      updatedOn: dayOf(ctx.clock.now()),
      text: { en: readMarks(form.text), hi: readMarks(form.textHi) },
    });
    await save(ctx, "brand", { ...brand, about: { en: form.foot, hi: form.footHi } });
    await said(ctx, "site.about-changed", form.title);
  });
}

export async function documentAsWritten(
  ctx: Ctx,
  name: DocumentName,
): Promise<PayloadOf<typeof staffSite.fetchDocument>["document"]> {
  const { title, text, isDraft, version, updatedOn } = (await getSettings(ctx, name))[name];
  return {
    title: title.en,
    titleHi: title.hi,
    text: writeMarks(text.en),
    textHi: writeMarks(text.hi),
    isDraft,
    version,
    updatedOn,
  };
}

/** Another text is another version, of this day; taking the mark of a draft off is none. Answers the version. */
export function updateDocument(ctx: Ctx, form: ParsedOf<typeof staffSite.updateDocument>): Promise<number> {
  const text = { en: readMarks(form.text), hi: readMarks(form.textHi) };
  requireSections(text);
  return inTransaction(ctx, async (ctx) => {
    await lockSetting(ctx, form.name);
    const before = (await getSettings(ctx, form.name))[form.name];
    const written = { title: { en: form.title, hi: form.titleHi }, text };
    const isSame = asJson(written) === asJson({ title: before.title, text: before.text });
    const after: Document = {
      ...written,
      version: isSame ? before.version : before.version + 1,
      updatedOn: isSame ? before.updatedOn : dayOf(ctx.clock.now()),
      isDraft: form.isDraft,
    };
    await save(ctx, form.name, after);
    await said(ctx, "site.document-changed", form.title, { version: String(after.version) });
    return after.version;
  });
}

export async function contactAsWritten(ctx: Ctx): Promise<PayloadOf<typeof staffSite.fetchContact>["contact"]> {
  const { contact, social, brand } = await getSettings(ctx, "contact", "social", "brand");
  const { organisation, address, hours, grievanceOfficer: officer } = contact;
  return {
    organisation: organisation?.en ?? "",
    organisationHi: organisation?.hi ?? "",
    address: address?.en ?? "",
    addressHi: address?.hi ?? "",
    hours: hours?.en ?? "",
    hoursHi: hours?.hi ?? "",
    phoneNo: contact.phoneNo ?? "",
    email: contact.email ?? "",
    officerName: officer.name?.en ?? "",
    officerNameHi: officer.name?.hi ?? "",
    officerPhoneNo: officer.phoneNo ?? "",
    officerEmail: officer.email ?? "",
    facebookLink: social.facebookLink ?? "",
    instagramLink: social.instagramLink ?? "",
    whatsappLink: social.whatsappLink ?? "",
    appStoreLink: brand.appStoreLink ?? "",
  };
}

export function updateContact(ctx: Ctx, form: ParsedOf<typeof staffSite.updateContact>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await save(ctx, "contact", {
      organisation: both(form.organisation, form.organisationHi),
      address: both(form.address, form.addressHi),
      hours: both(form.hours, form.hoursHi),
      phoneNo: form.phoneNo ?? null,
      email: form.email ?? null,
      grievanceOfficer: {
        name: both(form.officerName, form.officerNameHi),
        phoneNo: form.officerPhoneNo ?? null,
        email: form.officerEmail ?? null,
      },
    });
    const { facebookLink = null, instagramLink = null, whatsappLink = null, appStoreLink = null } = form;
    await save(ctx, "social", { facebookLink, instagramLink, whatsappLink });
    const { brand } = await getSettings(ctx, "brand");
    if (brand.appStoreLink !== appStoreLink) await save(ctx, "brand", { ...brand, appStoreLink });
    await said(ctx, "site.contact-changed", form.organisation ?? "");
  });
}

/** What is told in one language alone stands for both. */
function both(en: string | undefined, hi: string | undefined): Both | null {
  const told = en ?? hi;
  return told === undefined ? null : { en: en ?? told, hi: hi ?? told };
}

/** Both texts begin with a heading, and have as many. */
function requireSections(text: Both<RichText>): void {
  for (const [field, blocks] of [
    ["text", text.en],
    ["textHi", text.hi],
  ] as const)
    if (blocks[0]?.kind !== "heading") refuseFields({ [field]: "field.document.no-heading" });
  if (sectionsOf(text.en).length !== sectionsOf(text.hi).length)
    refuseFields({ textHi: "field.document.other-sections" });
}

/** From then on no release writes over it. */
function save<K extends keyof Settings>(ctx: Ctx, key: K, value: Settings[K] & object): Promise<void> {
  return writeSetting(ctx, key, value);
}

async function said(
  ctx: Ctx,
  action: "site.about-changed" | "site.document-changed" | "site.contact-changed",
  name: string,
  detail: Record<string, string> = {},
): Promise<void> {
  await logStaffAction(ctx, { action, kind: "site", name, detail });
  await changed(ctx, CONTENT_PAGES);
}

/** In one order of keys, for the database keeps its own. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
