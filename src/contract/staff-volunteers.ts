/** The staff's calls about volunteers: who offers what, how they are reached, how it stands with each, and thanks. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { cityChoice } from "./places.ts";
import { VOLUNTEER_DAYS, VOLUNTEER_SKILLS, VOLUNTEER_STATES, VOLUNTEER_TIMES } from "./volunteer-choices.ts";

/** What the list is narrowed to; who said no days or times can help at any. */
export const volunteerFilters = {
  skill: optional(z.enum(VOLUNTEER_SKILLS, "field.choice.invalid")),
  city: optional(cityChoice()),
  day: optional(z.enum(VOLUNTEER_DAYS, "field.choice.invalid")),
  time: optional(z.enum(VOLUNTEER_TIMES, "field.choice.invalid")),
  state: optional(z.enum(VOLUNTEER_STATES, "field.choice.invalid")),
};

const staffVolunteer = z.object({
  _id: z.string(),
  name: z.string(),
  phoneNo: z.string(),
  /** The phone by which this member logs in; otherwise nobody has proved it. */
  phoneProven: z.boolean(),
  isMember: z.boolean(),
  /** The caller's own, about whom others of the staff decide. */
  isMine: z.boolean(),
  skills: z.array(z.enum(VOLUNTEER_SKILLS)),
  otherSkills: z.nullable(z.string()),
  days: z.array(z.enum(VOLUNTEER_DAYS)),
  times: z.array(z.enum(VOLUNTEER_TIMES)),
  city: z.string(),
  cityHi: z.string(),
  area: z.nullable(z.string()),
  about: z.nullable(z.string()),
  showName: z.boolean(),
  language: z.enum(["en", "hi"]),
  state: z.enum(VOLUNTEER_STATES),
  signedUpAt: z.string(),
  thankedAt: z.nullable(z.string()),
});
export type StaffVolunteer = z.infer<typeof staffVolunteer>;

const one = z.strictObject({ id: id() });
const refusals = ["volunteer.not-found", "staff.own-thing"] as const;

export const staffVolunteers = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/volunteers",
    access: "moderator",
    summary: "Volunteers with their contacts, the newest first.",
    input: z.strictObject({ ...volunteerFilters, ...page }),
    output: z.object({ volunteers: z.array(staffVolunteer), total: z.int(), nextCursor }),
    errors: ["place.not-found"],
  }),
  export: endpoint({
    method: "GET",
    path: "/staff/volunteers/export",
    access: "moderator",
    summary: "The same as a file that spreadsheets open; the log says who took it.",
    input: z.strictObject(volunteerFilters),
    output: z.unknown(),
    errors: ["place.not-found"],
    file: "text/csv",
  }),
  setState: endpoint({
    method: "POST",
    path: "/staff/volunteers/{id}/state",
    access: "moderator",
    summary: "Says how it stands with a volunteer.",
    input: z.strictObject({ id: id(), state: z.enum(VOLUNTEER_STATES, "field.choice.invalid") }),
    output: z.object({}),
    errors: refusals,
  }),
  thank: endpoint({
    method: "POST",
    path: "/staff/volunteers/{id}/thank",
    access: "moderator",
    summary:
      "Thanks a volunteer, in the volunteer's language: for signing up, or for the help of who is or was active; a member by notice and e-mail or SMS, a visitor by SMS.",
    input: one,
    output: z.object({ by: z.enum(["email", "sms", "notice"]) }),
    errors: [...refusals, "volunteer.thanked-lately", "volunteer.not-thanked"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/staff/volunteers/{id}",
    access: "moderator",
    summary: "Deletes a sign-up for good, as a visitor without an account asks for it.",
    input: one,
    output: z.object({}),
    errors: refusals,
  }),
};
