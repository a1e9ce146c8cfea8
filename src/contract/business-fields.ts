/** The form of a business in its two parts, and what it starts from when one is edited. */
import * as z from "zod/mini";
import { type Detail, detailFields } from "./business-details.ts";
import { businessFacts, businessFactViews } from "./business-facts.ts";
import { choice, degrees } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { pointView } from "./directory.ts";
import { address, email, optional, phone, pinCode, text, website } from "./fields.ts";
import { gstNumber } from "./gst-number.ts";
import { key } from "./key-fields.ts";
import { BUSINESS_IMAGES, FURTHER_KINDS } from "./limits.ts";
import { messageRef } from "./message-refs.ts";
import { openingDay, openingHours } from "./opening-hours.ts";
import { imageOrder } from "./pictures.ts";

const stateMissing = messageRef("field.required", { label: "@label.state" });

/** What it is beside the main subcategory; each once. */
function furtherSubCategories() {
  return z.optional(
    z.pipe(
      z
        .array(key(), "field.choice.invalid")
        .check(z.maxLength(FURTHER_KINDS, messageRef("businesses.further.full", { n: FURTHER_KINDS }))),
      z.transform((ids) => [...new Set(ids)]),
    ),
  );
}

/** How each plain detail is typed. */
export const businessDetails = {
  website: optional(website()),
  gstNumber: optional(gstNumber()),
} satisfies Record<Detail, z.ZodMiniType>;

/** The first part of the form: what it is and how it is reached. */
export const businessPart1 = {
  businessName: text("businesses.label.name", { min: 2, max: 100 }).check(contactFree("businesses.label.name")),
  fkCategoryId: optional(key()),
  fkSubCategoryId: choice("businesses.label.sub-category"),
  fkFurtherSubCategoryIds: furtherSubCategories(),
  description: text("businesses.label.description", { max: 1000 }),
  phoneNo: phone(),
  email: optional(email()),
  ...businessDetails,
};
/** The second part: where it is, when it is open, what else it tells everybody, how it looks. Without a position the middle of the city is taken. */
export const businessPart2 = {
  fkStateId: z
    .string({ error: stateMissing })
    .check(z.minLength(1, stateMissing), z.regex(/^[A-Z]{2}$/, "field.choice.invalid")),
  fkCityId: choice("label.city"),
  address: address(),
  pinCode: optional(pinCode()),
  businessLocation: optional(z.strictObject({ lat: degrees(90), lng: degrees(180) }), "field.degrees.invalid"),
  openingHours: optional(openingHours, "field.choice.invalid"),
  ...businessFacts,
  imageOrder: imageOrder(BUSINESS_IMAGES),
};

/** What the edit form starts from: the waiting edit where there is one. Names are those of the input. */
export const prefilledBusiness = z.object({
  _id: z.string(),
  businessName: z.string(),
  fkCategoryId: z.string(),
  fkSubCategoryId: z.string(),
  fkFurtherSubCategoryIds: z.array(z.string()),
  description: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  ...detailFields(() => z.string()),
  fkStateId: z.string(),
  fkCityId: z.string(),
  state: z.string(),
  stateHi: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  address: z.string(),
  pinCode: z.string(),
  businessLocation: pointView,
  openingHours: z.array(openingDay),
  ...businessFactViews,
  images: z.array(z.string()),
});
export type PrefilledBusiness = z.infer<typeof prefilledBusiness>;
