/** What families compare two profiles by, a row each: a row that says nothing of any of them is left out. */
import type { ProfileView } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";
import { familyFacts, workFacts } from "../facts/family-facts.ts";
import { bodyFacts, communityFacts, type Fact } from "../facts/person-facts.ts";
import { ageText, placeText } from "../search/profile-texts.ts";

interface CompareRow {
  label: string;
  /** In the order of the profiles; empty where the family told nothing. */
  texts: string[];
}

export function compareRows(t: Words, profiles: readonly ProfileView[]): CompareRow[] {
  const told = profiles.map((profile) => factsOf(t, profile));
  const labels = [...new Set(told.flatMap((facts) => facts.map(([label]) => label)))];
  return labels
    .map((label) => ({ label, texts: told.map((facts) => facts.find(([one]) => one === label)?.[1] || "") }))
    .filter(({ texts }) => texts.some(Boolean));
}

function factsOf(t: Words, profile: ProfileView): Fact[] {
  if (!profile.facts) return [];
  const whole = { ...profile, ...profile.facts };
  return [
    [t("family.compare.age"), ageText(t, profile)],
    [t("family.compare.place"), placeText(t, profile)],
    ...communityFacts(t, whole),
    ...workFacts(t, whole),
    ...bodyFacts(t, whole),
    ...familyFacts(t, whole),
    [t("matrimony.label.expectations"), profile.facts.expectations],
  ];
}
