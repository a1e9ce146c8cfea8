/** What an event says in the words of the page: its days and hours, its place, what it costs. */
import { showDate, showTime } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { EventCard } from "#contract/events/event-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

type Times = Pick<EventCard, "startsOn" | "startsAt" | "endsOn" | "endsAt">;

/** '12/Jan/2027, 6:30 pm to 9:00 pm', or with both days where it ends on another one. */
export function timesText(t: Words, { startsOn, startsAt, endsOn, endsAt }: Times): string {
  const at = (day: string, time: string | null) =>
    time ? `${showDate(day, t.language)}, ${hour(day, time, t.language)}` : showDate(day, t.language);
  const from = at(startsOn, startsAt);
  if (endsOn && endsOn !== startsOn) return t("events.days", { from, to: at(endsOn, endsAt) });
  return endsAt ? t("events.days", { from, to: hour(startsOn, endsAt, t.language) }) : from;
}

const hour = (day: string, time: string, language: Language) => showTime(`${day}T${time}:00+05:30`, language);

/** 'Pune, Maharashtra'. */
export function placeText(event: Pick<EventCard, "city" | "cityHi" | "state" | "stateHi">, language: Language): string {
  return cityAndState(event, language);
}

export function feeText(t: Words, { feePaise }: Pick<EventCard, "feePaise">): string {
  return feePaise === null ? t("events.free") : t("events.fee", { amount: rupees(feePaise) });
}
