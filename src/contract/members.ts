/** The calls about members: their own profile, and what others see of them. */
import * as z from "zod/mini";
import { flag, languageChoice } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { memberFields } from "./member-fields.ts";
import { MEMBER_KINDS } from "./member-kinds.ts";
import { pictureErrors } from "./pictures.ts";
import { userData } from "./user-data.ts";

/** The member's own data beyond what the browser keeps. */
export const profile = z.extend(userData, {
  birthDate: z.nullable(z.string()),
  /** Mail goes to confirmed addresses alone. */
  emailConfirmed: z.boolean(),
  showOnMap: z.boolean(),
  memberSince: z.string(),
  /** When the member accepted the terms and the privacy policy, and which versions; null are those from before versions were kept. */
  accepted: z.nullable(z.object({ on: z.string(), terms: z.nullable(z.int()), privacy: z.nullable(z.int()) })),
});
export type Profile = z.infer<typeof profile>;

/** What anyone may see of a member. */
const memberView = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(MEMBER_KINDS),
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  state: z.nullable(z.string()),
  stateHi: z.nullable(z.string()),
  /** The key of the logo's image. */
  logo: z.nullable(z.string()),
  memberSince: z.string(),
});
export type MemberView = z.infer<typeof memberView>;

export const members = {
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/user/update",
    access: "member",
    summary: "Saves the whole profile form: what is left empty is emptied; without a picture the logo stays.",
    input: z.strictObject({
      ...memberFields,
      /** Of messages to the member; left out, it stays. */
      language: optional(languageChoice()),
      showOnMap: z._default(flag(), false),
      removeLogo: z._default(flag(), false),
    }),
    output: z.object({ userData: profile }),
    upload: { field: "logo", most: 1 },
    errors: ["place.not-found", ...pictureErrors],
  }),
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/user/fetch",
    access: "member",
    summary: "The member's own profile.",
    input: z.strictObject({}),
    output: z.object({ userData: profile }),
  }),
  isNewUser: endpoint({
    method: "GET",
    path: "/userAdmin/user/isNewUser",
    access: "member",
    summary: "Whether the caller is new here: never had a plan and has no business.",
    input: z.strictObject({}),
    output: z.object({ isNewUser: z.boolean() }),
  }),
  fetchPublic: endpoint({
    method: "GET",
    path: "/public/user/fetch",
    access: "anyone",
    summary: "What anyone may see of a member: name, kind, city and picture.",
    input: z.strictObject({ id: id() }),
    output: z.object({ user: memberView }),
    errors: ["member.not-found"],
  }),
};
