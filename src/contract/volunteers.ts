/** The calls about volunteers: what anyone may see and do, and what members do with their own sign-up. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { VOLUNTEER_DAYS, VOLUNTEER_SKILLS, VOLUNTEER_STATES, VOLUNTEER_TIMES } from "./volunteer-choices.ts";
import { skillOrWords, volunteerForm } from "./volunteer-form.ts";

const city = { city: z.string(), cityHi: z.string() };

/** The numbers that everybody reads, and the first names of those who agreed to it. */
export const volunteerOverview = z.object({
  total: z.int(),
  cities: z.array(z.object({ ...city, total: z.int() })),
  skills: z.array(z.object({ skill: z.enum(VOLUNTEER_SKILLS), total: z.int() })),
  shown: z.array(z.object({ firstName: z.string(), ...city, skills: z.array(z.enum(VOLUNTEER_SKILLS)) })),
});
export type VolunteerOverview = z.infer<typeof volunteerOverview>;

/** A sign-up as its own member reads it. */
const ownVolunteer = z.object({
  name: z.string(),
  phoneNo: z.string(),
  skills: z.array(z.enum(VOLUNTEER_SKILLS)),
  otherSkills: z.nullable(z.string()),
  days: z.array(z.enum(VOLUNTEER_DAYS)),
  times: z.array(z.enum(VOLUNTEER_TIMES)),
  fkCityId: z.string(),
  fkStateId: z.string(),
  ...city,
  area: z.nullable(z.string()),
  about: z.nullable(z.string()),
  showName: z.boolean(),
  state: z.enum(VOLUNTEER_STATES),
  signedUpAt: z.string(),
});
export type OwnVolunteer = z.infer<typeof ownVolunteer>;

const unknownCity = "place.not-found";

export const volunteers = {
  fetch: endpoint({
    method: "GET",
    path: "/public/volunteer/fetch",
    access: "anyone",
    summary:
      "How many volunteers there are, by city and by skill, and the first names with the city of those who agreed to be shown; no contact.",
    input: z.strictObject({}),
    output: volunteerOverview,
  }),
  register: endpoint({
    method: "POST",
    path: "/public/volunteer/register",
    access: "anyone",
    summary:
      "Offers help, with an account or without; the answer is the same whether the phone has been used before or not.",
    input: z.strictObject({ ...volunteerForm, language: language() }).check(skillOrWords),
    output: z.object({}),
    success: 201,
    errors: [unknownCity, "volunteer.exists", "rate.limited"],
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/volunteer/fetch",
    access: "member",
    summary: "The caller's own sign-up; null without one.",
    input: z.strictObject({}),
    output: z.object({ volunteer: z.nullable(ownVolunteer) }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/volunteer/update",
    access: "owner",
    summary: "Saves the whole form of the caller's own sign-up.",
    input: z.strictObject(volunteerForm).check(skillOrWords),
    output: z.object({ volunteer: ownVolunteer }),
    errors: [unknownCity, "volunteer.not-found"],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/userAdmin/volunteer/withdraw",
    access: "owner",
    summary: "Takes the caller's sign-up back: nobody sees it any more, and after thirty days it is deleted.",
    input: z.strictObject({}),
    output: z.object({}),
    errors: ["volunteer.not-found"],
  }),
};
