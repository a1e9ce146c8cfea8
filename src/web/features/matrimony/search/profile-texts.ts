/** Short texts about a profile, in the language of the page. */
import type { ProfileCard } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";

/** '27 years'. */
export const ageText = (t: Words, { age }: Pick<ProfileCard, "age">) => t("matrimony.age", { n: age });

/** 'Indore, Madhya Pradesh'; of a locked one the state alone. */
export function placeText({ language }: Words, { city, cityHi, state, stateHi, country }: ProfileCard): string {
  const hindi = language === "hi";
  const parts = [hindi ? (cityHi ?? city) : city, hindi ? stateHi : state];
  return country ?? parts.filter(Boolean).join(", ");
}

/** 'B.Ed. · School principal'; an occupation that only repeats the qualification is left out. */
export function workText(t: Words, { qualification, qualificationHi, occupation, workKind }: ProfileCard): string {
  const work = occupation ?? t(`matrimony.work.${workKind}`);
  const degree = t.language === "hi" ? qualificationHi : qualification;
  return work.toLowerCase() === qualification.toLowerCase() ? degree : `${degree} · ${work}`;
}

/** What it is called where no name may be told. */
export function nameText(t: Words, profile: ProfileCard): string {
  return profile.fullName ?? t(`matrimony.unnamed.${profile.gender}`, { age: profile.age });
}
