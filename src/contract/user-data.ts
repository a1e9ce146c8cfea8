/** What a signed-in browser knows of its member (specification, section 3, Member). */
import * as z from "zod/mini";
import { languageChoice } from "./choice-fields.ts";
import { MEMBER_KINDS } from "./member-kinds.ts";

export const userData = z.object({
  _id: z.string(),
  kind: z.enum(MEMBER_KINDS),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  state: z.nullable(z.string()),
  fkStateId: z.nullable(z.string()),
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  /** How addresses name the city. */
  citySlug: z.nullable(z.string()),
  fkCityId: z.nullable(z.string()),
  /** 'Plan 0' or the name of the yearly plan. */
  plan: z.string(),
  planExpiresAt: z.nullable(z.string()),
  /** The key of the logo's image. */
  logo: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  address: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  refId: z.nullable(z.string()),
  referredby: z.nullable(z.string()),
  language: languageChoice(),
});
export type UserData = z.infer<typeof userData>;
