/** The form by which somebody offers to help: with an account or without. */
import * as z from "zod/mini";
import { choice, flag } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { optional, phone, text, wholeName } from "./fields.ts";
import { VOLUNTEER_DAYS, VOLUNTEER_SKILLS, VOLUNTEER_TIMES } from "./volunteer-choices.ts";

/** Each of the chosen ones once, in the order of the list. */
const severalOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z._default(
    z.pipe(
      z
        .array(z.enum(choices, "field.choice.invalid"), "field.choice.invalid")
        .check(z.maxLength(choices.length, "field.choice.invalid")),
      z.transform((chosen): Array<Choices[number]> => choices.filter((one) => chosen.includes(one))),
    ),
    [],
  );

/** The whole form, which `skillOrWords` checks as a whole. */
export const volunteerForm = {
  name: wholeName("volunteer.label.name").check(contactFree("volunteer.label.name")),
  phoneNo: phone(),
  skills: severalOf(VOLUNTEER_SKILLS),
  otherSkills: optional(
    text("volunteer.label.other-skills", { max: 120 }).check(contactFree("volunteer.label.other-skills")),
  ),
  /** Empty is any. */
  days: severalOf(VOLUNTEER_DAYS),
  times: severalOf(VOLUNTEER_TIMES),
  fkCityId: choice("label.city"),
  area: optional(text("volunteer.label.area", { max: 80 }).check(contactFree("volunteer.label.area"))),
  about: optional(text("volunteer.label.about", { max: 500 })),
  /** Agrees that the first name, the city and the skills are public. */
  showName: z._default(flag(), false),
};

/** For `check` of the form: it says in one way or another what somebody can help with. */
export function skillOrWords({
  value,
  issues,
}: {
  value: { skills: readonly string[]; otherSkills?: string | undefined };
  issues: unknown[];
}): void {
  if (value.skills.length > 0 || value.otherSkills) return;
  issues.push({ code: "custom", path: ["skills"], message: "field.skills.none", input: value.skills });
}
