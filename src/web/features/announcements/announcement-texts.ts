/** What an announcement says in the words of the page: the day, the age, the ceremonies, the place. */
import { showDate, showTime } from "#base/dates.ts";
import type { AnnouncementCard } from "#contract/announcements/announcement-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

type Card = Pick<AnnouncementCard, "kind" | "happenedOn" | "age">;

/** 'Passed away on 12/Jan/2027, at the age of 82'. */
export function happenedText(t: Words, { kind, happenedOn, age }: Card): string {
  const day = t(`announcements.happened.${kind}`, { date: showDate(happenedOn, t.language) });
  return age === null ? day : `${day}, ${t("announcements.age", { n: age })}`;
}

/** 'Uthavna: 14/Jan/2027, 5:00 pm'. */
export function ceremonyText(t: Words, { what, on, at }: AnnouncementCard["ceremonies"][number]): string {
  const time = at && showTime(`${on}T${at}:00+05:30`, t.language);
  return `${t(`announcements.ceremony.${what}`)}: ${[showDate(on, t.language), time].filter(Boolean).join(", ")}`;
}

/** 'Pune, Maharashtra'. */
export function placeText(
  one: Pick<AnnouncementCard, "city" | "cityHi" | "state" | "stateHi">,
  language: Language,
): string {
  return cityAndState(one, language);
}
