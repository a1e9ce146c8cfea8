/** The call that tells a family who has opened its whole profile. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { profileCard } from "./views.ts";

const viewer = z.object({
  _id: z.string(),
  /** Of the viewer's family on the other side, as others find them. */
  profiles: z.array(profileCard),
  /** Where the viewer lives, when no profile says who looked; without a plan the state alone. */
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  state: z.nullable(z.string()),
  stateHi: z.nullable(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
  /** On how many days. */
  days: z.int(),
});
export type FamilyViewer = z.infer<typeof viewer>;

export const matrimonyViewers = {
  fetchViewers: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/viewers/fetchViewers",
    access: "owner",
    summary: "Who has opened the whole profile within ninety days, the latest first, once each.",
    input: z.strictObject({ id: id(), ...page }),
    output: z.object({ total: z.int(), viewers: z.array(viewer), nextCursor }),
    errors: ["profile.not-found", "family.not-allowed"],
  }),
};
