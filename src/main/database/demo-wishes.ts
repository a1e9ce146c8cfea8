/** What the demo's families look for, so that their matches have reasons. */
import { dayOf } from "#base/dates.ts";
import { ageOn } from "#contract/matrimony/form.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import type { MatrimonyProfiles } from "#server/tables/database.ts";

interface Person {
  gender: MatrimonyProfiles["gender"];
  birthDate: string;
  diet: MatrimonyProfiles["diet"];
  gotra: string;
}

/** Some years about the own age, the own kitchen, and another gotra; what most families write. */
export function wishesOf({ gender, birthDate, diet, gotra }: Person, now: Date): Preferences {
  const age = ageOn(birthDate, dayOf(now));
  const [younger, older] = gender === "female" ? [1, 7] : [6, 1];
  return {
    ageFrom: age - younger,
    ageTo: age + older,
    heightFrom: gender === "female" ? 168 : 155,
    diets: [diet],
    avoidGotras: [gotra],
  };
}
