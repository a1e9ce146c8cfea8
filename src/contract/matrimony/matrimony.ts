/** The calls about matrimonial profiles: what anyone, members and owners see of them, and what owners do with their own. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { otpSent, ticket } from "../one-time-codes.ts";
import { pictureErrors } from "../pictures.ts";
import { cityChoice } from "../places.ts";
import { otp } from "../secret-fields.ts";
import { PHOTOS, SIDES } from "./choices.ts";
import { completeProfile, declarations, profileForm } from "./form.ts";
import { preferenceFields } from "./preferences.ts";
import { ownProfile, ownProfileName, profileCard, profileView } from "./views.ts";

const own = z.strictObject({ id: id() });
const cards = z.object({ profiles: z.array(profileCard), nextCursor });
const oneOwn = z.object({ profile: ownProfile });
const formErrors = ["place.not-found", ...pictureErrors] as const;

/** Keys or names, as an address has them. */
export const cities = z.optional(
  z.array(cityChoice(), "field.city.invalid").check(z.maxLength(10, "field.choice.invalid")),
);

/** What a list is narrowed to: which side, and what a family looks for. */
export const profileFilters = { gender: z.enum(SIDES, "field.choice.invalid"), ...preferenceFields };

export const matrimony = {
  search: endpoint({
    method: "POST",
    path: "/public/matrimonial/search",
    access: "anyone",
    summary:
      "Approved profiles that fit the filters, the newest first; without a running plan nothing that identifies.",
    input: z.strictObject({ ...profileFilters, cities, ...page }),
    output: cards,
    errors: ["place.not-found"],
  }),
  list: endpoint({
    method: "GET",
    path: "/public/matrimonial/list",
    access: "anyone",
    summary: "The newest approved profiles of one side.",
    input: z.strictObject({ gender: profileFilters.gender, ...page }),
    output: cards,
    private: true,
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/matrimonial/{id}",
    access: "anyone",
    summary: "One profile: whole for members with a running plan, without anything that identifies for everyone else.",
    input: own,
    output: z.object({ profile: profileView }),
    errors: ["profile.not-found"],
    private: true,
  }),
  create: endpoint({
    method: "POST",
    path: "/public/matrimonial/create",
    access: "member",
    summary: "Makes a profile, which waits for the person's own consent and for approval.",
    input: z.strictObject({ ...profileForm, ...declarations, idempotencyKey: idempotencyKey() }).check(completeProfile),
    output: oneOwn,
    success: 201,
    errors: [...formErrors, "profile.too-many", "profile.same-phone", "idempotency.reused", "idempotency.running"],
    upload: { field: "images", most: PHOTOS },
  }),
  update: endpoint({
    method: "PUT",
    path: "/public/matrimonial/update/{id}",
    access: "owner",
    summary:
      "Saves the whole form; of an approved profile, name, texts and photos wait for the staff while the old ones stay.",
    input: z.strictObject({ id: id(), ...profileForm }).check(completeProfile),
    output: oneOwn,
    errors: [...formErrors, "profile.not-found", "profile.same-phone"],
    upload: { field: "images", most: PHOTOS },
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/public/matrimonial/delete",
    access: "owner",
    summary: "Takes a profile away for good.",
    input: own,
    output: z.object({}),
    errors: ["profile.not-found"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/fetchAll",
    access: "paid",
    summary: "The caller's profiles, newest first.",
    input: z.strictObject(page),
    output: z.object({ profiles: z.array(ownProfile), nextCursor }),
  }),
  fetchNames: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/fetchNames",
    access: "owner",
    summary:
      "The names and states of the caller's profiles, newest first, also without a running plan: whoever has put a profile here can always hide, settle and delete it.",
    input: z.strictObject(page),
    output: z.object({ profiles: z.array(ownProfileName), nextCursor }),
  }),
  fetchOwn: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/fetch",
    access: "owner",
    summary: "One of the caller's profiles, every field as typed.",
    input: own,
    output: oneOwn,
    errors: ["profile.not-found"],
  }),
  setState: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/setState",
    access: "owner",
    summary: "Opens a profile to the search, hides it for a while, or says that it is settled.",
    input: z.strictObject({ id: id(), state: z.enum(["open", "hidden", "settled"], "field.choice.invalid") }),
    output: oneOwn,
    errors: ["profile.not-found"],
  }),
  requestPersonCode: endpoint({
    method: "POST",
    path: "/public/matrimonial/{id}/requestPersonCode",
    access: "anyone",
    summary:
      "Sends a code to the person of a profile that somebody else wrote, who reads it with the code and agrees or declines; the answer is the same for every id.",
    input: own,
    output: otpSent,
    errors: ["rate.limited"],
  }),
  readAsPerson: endpoint({
    method: "POST",
    path: "/public/matrimonial/{id}/readAsPerson",
    access: "anyone",
    summary: "Exchanges the person's code for the profile and a ticket to answer with.",
    input: z.strictObject({ id: id(), otp: otp() }),
    output: z.object({ ticket: z.string(), profile: ownProfile, writtenBy: z.string() }),
    success: 201,
    errors: ["otp.wrong", "rate.limited"],
  }),
  answerAsPerson: endpoint({
    method: "POST",
    path: "/public/matrimonial/{id}/answerAsPerson",
    access: "anyone",
    summary: "The person agrees to the profile, or declines it, now or later: a declined profile is seen by nobody.",
    input: z.strictObject({
      id: id(),
      ticket: ticket(),
      agrees: flag(),
      /** Of the profile as it was read: what was changed meanwhile is refused. */
      updatedAt: z.iso.datetime("field.date.invalid"),
    }),
    output: z.object({}),
    errors: ["ticket.invalid", "profile.changed"],
  }),
};
