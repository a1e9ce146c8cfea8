/** The form of a volunteer in the browser: its schema, and what it starts with. */
import * as z from "zod/mini";
import type { UserData } from "#contract/user-data.ts";
import { skillOrWords, volunteerForm } from "#contract/volunteer-form.ts";
import type { OwnVolunteer } from "#contract/volunteers.ts";

/** The state leads to the city and is not sent. */
export const volunteerSchema = z
  .strictObject({ ...volunteerForm, fkStateId: z.optional(z.string()) })
  .check(skillOrWords);
export type VolunteerValues = z.input<typeof volunteerSchema>;
export type VolunteerSent = Omit<z.output<typeof volunteerSchema>, "fkStateId">;

/** Reached as the member is, until something else is written. */
export function newVolunteerValues(user: UserData | undefined): VolunteerValues {
  return {
    name: user?.name ?? "",
    phoneNo: user?.phoneNo ?? "",
    skills: [],
    otherSkills: "",
    days: [],
    times: [],
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    area: "",
    about: "",
    showName: false,
  };
}

export function valuesOfVolunteer(own: OwnVolunteer): VolunteerValues {
  const { name, phoneNo, skills, days, times, fkStateId, fkCityId, showName } = own;
  const texts = { otherSkills: own.otherSkills ?? "", area: own.area ?? "", about: own.about ?? "" };
  return { name, phoneNo, skills, days, times, fkStateId, fkCityId, showName, ...texts };
}
