/** The editors' forms about what the operator says of itself: in both languages side by side. */
import * as z from "zod/mini";
import { safeWebAddress } from "#base/web-address.ts";
import { date, flag } from "./choice-fields.ts";
import { FAQ_TOPICS } from "./content-choices.ts";
import { digits, email, optional, phone, text, website, wholeName } from "./fields.ts";
import { cityChoice } from "./places.ts";

const place = () => digits("site.label.place", { min: 1, max: 999 });

export const faqForm = {
  topic: z.enum(FAQ_TOPICS, "field.choice.invalid"),
  question: text("site.label.question", { min: 5, max: 200 }),
  questionHi: text("site.label.question-hi", { min: 5, max: 200 }),
  /** With the marks of base/rich-text.ts. */
  answer: text("site.label.answer", { min: 5, max: 5000 }),
  answerHi: text("site.label.answer-hi", { min: 5, max: 5000 }),
  place: place(),
  isPublished: flag(),
};

/** A path of this portal, or a web address. */
const link = () =>
  z.string("field.link.invalid").check(
    z.trim(),
    z.maxLength(500, "field.link.invalid"),
    z.refine(
      (value) => /^\/(?![/\\])[!-[\]-~]*$/.test(value) || safeWebAddress(value) !== undefined,
      "field.link.invalid",
    ),
  );

export const bannerForm = {
  kind: z.enum(["own", "ad"], "field.choice.invalid"),
  title: text("site.label.title", { min: 3, max: 80 }),
  titleHi: text("site.label.title-hi", { min: 3, max: 80 }),
  text: optional(text("site.label.text", { max: 200 })),
  textHi: optional(text("site.label.text-hi", { max: 200 })),
  link: optional(link(), "field.link.invalid"),
  /** Of an advertisement, and of it alone. */
  advertiser: optional(text("site.label.advertiser", { min: 2, max: 100 })),
  city: optional(cityChoice()),
  from: date(),
  until: optional(date(), "field.date.invalid"),
  place: place(),
  isPublished: flag(),
};

/** For `check` of the form: an advertisement names who pays, and nothing ends before it begins. */
export function wholeBanner({
  value,
  issues,
}: {
  value: { kind: "own" | "ad"; advertiser?: string | undefined; from: string; until?: string | undefined };
  issues: unknown[];
}): void {
  const wrong = (path: string, message: string, input: unknown) =>
    issues.push({ code: "custom", path: [path], message, input });
  if (value.kind === "ad" && !value.advertiser) wrong("advertiser", "field.advertiser.required", value.advertiser);
  if (value.until !== undefined && value.until < value.from) wrong("until", "field.until.before", value.until);
}

export const aboutForm = {
  title: text("site.label.title", { min: 3, max: 80 }),
  titleHi: text("site.label.title-hi", { min: 3, max: 80 }),
  text: text("site.label.about", { min: 20, max: 10_000 }),
  textHi: text("site.label.about-hi", { min: 20, max: 10_000 }),
  /** The sentence at the foot of every page. */
  foot: text("site.label.foot", { min: 10, max: 300 }),
  footHi: text("site.label.foot-hi", { min: 10, max: 300 }),
};

export const documentForm = {
  title: text("site.label.title", { min: 3, max: 80 }),
  titleHi: text("site.label.title-hi", { min: 3, max: 80 }),
  /** Its headings begin the sections. */
  text: text("site.label.document", { min: 100, max: 60_000 }),
  textHi: text("site.label.document-hi", { min: 100, max: 60_000 }),
  /** The mark that no lawyer has read it. */
  isDraft: flag(),
};

export const contactDetails = {
  organisation: optional(text("site.label.organisation", { max: 120 })),
  organisationHi: optional(text("site.label.organisation-hi", { max: 120 })),
  address: optional(text("site.label.address", { max: 300 })),
  addressHi: optional(text("site.label.address-hi", { max: 300 })),
  hours: optional(text("site.label.hours", { max: 120 })),
  hoursHi: optional(text("site.label.hours-hi", { max: 120 })),
  phoneNo: optional(phone()),
  email: optional(email()),
  officerName: optional(wholeName("site.label.officer")),
  officerNameHi: optional(wholeName("site.label.officer-hi")),
  officerPhoneNo: optional(phone()),
  officerEmail: optional(email()),
  facebookLink: optional(pageAt("field.url.facebook", "facebook.com", "fb.com", "fb.me")),
  instagramLink: optional(pageAt("field.url.instagram", "instagram.com")),
  whatsappLink: optional(pageAt("field.url.whatsapp", "whatsapp.com", "wa.me")),
  appStoreLink: optional(website()),
};

/** A page at one of these sites, which the footer calls by the site's name. */
function pageAt(error: string, ...sites: string[]) {
  return website().check(
    z.refine((address) => {
      // What is no address is refused before.
      const hostname = URL.parse(address)?.hostname ?? "";
      return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
    }, error),
  );
}
