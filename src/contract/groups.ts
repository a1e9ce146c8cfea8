/** The calls about groups: what anybody may read of them, how members join and leave, and how a moderator lets people in. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { groupForm, hasDescription } from "./group-form.ts";
import { groupView, joinRequest, ownGroup } from "./group-views.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { cityChoice } from "./places.ts";

const one = z.strictObject({ id: id() });
const own = z.object({ group: ownGroup });

export const groups = {
  fetch: endpoint({
    method: "GET",
    path: "/public/groups/fetch",
    access: "anyone",
    summary: "Groups that the staff have approved, the newest first; with a city, its own and those for all of India.",
    input: z.strictObject({ city: optional(cityChoice()), ...page }),
    output: z.object({ groups: z.array(groupView), nextCursor }),
    errors: ["place.not-found"],
  }),
  fetchOne: endpoint({
    method: "GET",
    path: "/public/groups/fetchOne",
    access: "anyone",
    summary: "One group, without its members.",
    input: one,
    output: z.object({ group: groupView }),
    errors: ["group.not-found"],
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/groups/fetchMine",
    access: "member",
    summary: "Groups that the caller is in, has asked to join, or has asked the staff for.",
    input: z.strictObject({}),
    output: z.object({ groups: z.array(ownGroup) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/public/groups/create",
    access: "paid",
    summary: "Asks the staff for a group; once they agree the caller is in it and moderates it.",
    input: z.strictObject({ ...groupForm, idempotencyKey: idempotencyKey() }).check(hasDescription),
    output: own,
    success: 201,
    errors: ["place.not-found", "group.too-many", "group.too-many-today", "idempotency.reused", "idempotency.running"],
  }),
  prefill: endpoint({
    method: "GET",
    path: "/userAdmin/groups/fetchPrefilledData",
    access: "member",
    summary: "What the form of a group that the caller has asked for starts from, with changes that wait.",
    input: one,
    output: own,
    errors: ["group.not-found"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/public/groups/update",
    access: "owner",
    summary:
      "Saves the whole form of a group; of an approved one, what others read stays until the staff have agreed, and who reads its posts stays for good.",
    input: z.strictObject({ id: id(), ...groupForm }).check(hasDescription),
    output: own,
    errors: ["group.not-found", "group.readers-stay", "place.not-found", "group.too-many-today"],
  }),
  join: endpoint({
    method: "POST",
    path: "/public/groups/join",
    access: "paid",
    summary: "Joins a group, or asks its moderator where it asks first; once more changes nothing.",
    input: one,
    output: own,
    success: 201,
    errors: ["group.not-found", "group.joined-often"],
  }),
  leave: endpoint({
    method: "POST",
    path: "/public/groups/leave",
    access: "member",
    summary: "Leaves a group, or takes a request to join back; what the caller wrote there stays.",
    input: one,
    output: z.object({}),
  }),
  fetchRequests: endpoint({
    method: "GET",
    path: "/userAdmin/groups/fetchRequests",
    access: "owner",
    summary: "Who asks to join a group that the caller moderates, the longest waiting first.",
    input: one,
    output: z.object({ requests: z.array(joinRequest) }),
    errors: ["group.not-found"],
  }),
  decide: endpoint({
    method: "PUT",
    path: "/userAdmin/groups/decide",
    access: "owner",
    summary: "Lets one of them in, or not; who was let in is told.",
    input: z.strictObject({ id: id(), decision: z.enum(["accepted", "refused"], "field.choice.invalid") }),
    output: z.object({}),
    errors: ["group.request-gone"],
  }),
};
