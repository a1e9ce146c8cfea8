/** The staff's calls about groups: all of them with their moderators, and naming another one. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { phone } from "./fields.ts";
import { staffGroup } from "./group-views.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

export const moderatorForm = z.strictObject({ phoneNo: phone() });

export const staffGroups = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/groups/fetchAll",
    access: "moderator",
    summary: "Approved groups with founder and moderator, the newest first.",
    input: z.strictObject(page),
    output: z.object({ groups: z.array(staffGroup), nextCursor }),
  }),
  setModerator: endpoint({
    method: "PUT",
    path: "/staff/groups/{id}/moderator",
    access: "moderator",
    summary: "Names the moderator of a group: the member with this phone, who is in it from then on and is told.",
    input: z.extend(moderatorForm, { id: id() }),
    output: z.object({ group: staffGroup }),
    errors: ["group.not-found", "group.no-such-member"],
  }),
};
