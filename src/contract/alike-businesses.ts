/** Which businesses may be the same one: by phone, GST number, or name and place. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional, phone, text } from "./fields.ts";
import { gstNumber } from "./gst-number.ts";
import { id, key } from "./key-fields.ts";

const alikeBusiness = z.object({
  _id: z.string(),
  businessName: z.string(),
  slug: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
  /** What is the same, the surest first. */
  same: z.array(z.enum(["phone", "gst-number", "name-and-place"])),
  /** Else it waits for approval and has no page yet. */
  isPublic: z.boolean(),
  isMine: z.boolean(),
  /** A list brought it and nobody has signed up for it. */
  isClaimable: z.boolean(),
});
export type AlikeBusiness = z.infer<typeof alikeBusiness>;

const found = z.object({ businesses: z.array(alikeBusiness) });

export const alikeBusinesses = {
  find: endpoint({
    method: "POST",
    path: "/userAdmin/business/findAlike",
    access: "paid",
    summary: "Approved and waiting businesses that may be the one which the caller is about to register.",
    input: z.strictObject({
      businessName: text("businesses.label.name", { min: 2, max: 100 }),
      phoneNo: phone(),
      gstNumber: optional(gstNumber()),
      fkCityId: key(),
    }),
    output: found,
    errors: ["rate.limited"],
  }),
  ofBusiness: endpoint({
    method: "GET",
    path: "/staff/businesses/{id}/alike",
    access: "moderator",
    summary: "Approved and waiting businesses that may be the same as this one.",
    input: z.strictObject({ id: id() }),
    output: found,
    errors: ["business.not-found"],
  }),
};
