/** The calls about who acts for a profile: invitations and their answers, who leaves or is taken out, and how the person withdraws what was said in their name. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { phone } from "../fields.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { messageRef } from "../message-refs.ts";
import { CONTACT_RELATIONS } from "./choices.ts";

/** So many act for a profile, or are invited to, beside its owner and its person. */
export const MANAGERS_MAX = 8;

/** Who a manager is to the person. */
export const MANAGER_RELATIONS = CONTACT_RELATIONS.filter((one) => one !== "self");
const relation = z.enum(MANAGER_RELATIONS as [string, ...string[]] as unknown as typeof MANAGER_RELATIONS, {
  error: ({ input }) =>
    input ? "field.choice.invalid" : messageRef("field.required", { label: "@family.label.relation" }),
});

const own = { id: id() };
const errors = ["profile.not-found", "family.not-allowed"] as const;

const manager = z.object({
  _id: z.string(),
  relation: z.enum(CONTACT_RELATIONS),
  status: z.enum(["invited", "accepted", "declined"]),
  /** Null until somebody has accepted. */
  name: z.nullable(z.string()),
  /** That was invited, until somebody has accepted; for whoever may invite. */
  phoneNo: z.nullable(z.string()),
  isMe: z.boolean(),
  mayRemove: z.boolean(),
});
export type FamilyManager = z.infer<typeof manager>;

const invitation = z.object({
  _id: z.string(),
  invitedBy: z.string(),
  /** First name of whom the profile is about: whoever has a wrongly typed number learns no more. */
  person: z.string(),
  relation: z.enum(CONTACT_RELATIONS),
  invitedAt: z.string(),
});
export type FamilyInvitation = z.infer<typeof invitation>;

export const inviteForm = z.strictObject({ phoneNo: phone(), relation });

export const matrimonyManagers = {
  fetchManagers: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/managers/fetchManagers",
    access: "owner",
    summary: "Who acts for a profile beside its person, and who was invited to, newest first.",
    input: z.strictObject({ ...own, ...page }),
    output: z.object({ owner: z.string(), managers: z.array(manager), nextCursor }),
    errors,
  }),
  invite: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/managers/invite",
    access: "owner",
    summary:
      "Invites whoever has that phone to act for a profile; the answer is the same whether anybody has. Somebody who is invited already stays so.",
    input: z.extend(inviteForm, own),
    output: z.object({ managerId: z.string() }),
    success: 201,
    errors: [...errors, "family.full", "family.vetoed", "family.invited-often"],
  }),
  removeManager: endpoint({
    method: "DELETE",
    path: "/userAdmin/matrimonial/managers/remove",
    access: "owner",
    summary:
      "Takes a manager or an invitation out: by the owner or the person, or oneself. Whom the person takes out, nobody else invites again.",
    input: z.strictObject({ ...own, managerId: id() }),
    output: z.object({}),
    errors: [...errors, "family.manager-not-found"],
  }),
  fetchInvitations: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/managers/fetchInvitations",
    access: "owner",
    summary: "The invitations to the caller's phone that wait for an answer, newest first.",
    input: z.strictObject(page),
    output: z.object({ invitations: z.array(invitation), nextCursor }),
  }),
  answerInvitation: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/managers/answerInvitation",
    access: "owner",
    summary: "Accepts an invitation to the caller's phone, or declines it.",
    input: z.strictObject({ invitationId: id(), accepts: flag() }),
    output: z.object({}),
    success: 201,
    errors: ["family.invitation-not-found"],
  }),
  withdrawConsent: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/managers/withdrawConsent",
    access: "owner",
    summary: "The person of a profile that somebody else wrote takes their consent back: nobody finds it any more.",
    input: z.strictObject(own),
    output: z.object({}),
    success: 201,
    errors,
  }),
};
