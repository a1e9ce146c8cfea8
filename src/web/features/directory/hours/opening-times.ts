/** Opening hours in words: times of day, days of the week, and what is going on now. */
import { dateFormat } from "#base/date-formats.ts";
import { DAYS, type Day, openState, wallClock } from "#contract/open-state.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Words } from "#messages/words.ts";

/** A Monday, so that the days can be named. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** '8 am' from '08:00', '8:30 am' from '08:30'; in Hindi with the part of the day, as people say it: 'सुबह 8'. */
export function timeName(time: string, language: Words["language"]): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return dateFormat(`${language}-IN`, {
    timeZone: "UTC",
    hour: "numeric",
    minute: minutes === 0 ? undefined : "2-digit",
    hour12: true,
    dayPeriod: language === "hi" ? "short" : undefined,
  }).format(MONDAY + (hours * 60 + minutes) * 60_000);
}

/** 'Mon' or 'Monday'. */
export function dayName(day: Day, language: Words["language"], width: "short" | "long"): string {
  return dateFormat(`${language}-IN`, { timeZone: "UTC", weekday: width }).format(MONDAY + DAYS.indexOf(day) * DAY_MS);
}

/** 'Open now, until 10:00 pm' or 'Closed now, opens Monday at 8:00 am'. */
export function openSentence(hours: readonly OpeningDay[], at: Date, t: Words): { isOpen: boolean; text: string } {
  const { isOpen, changesAt } = openState(hours, at);
  if (!changesAt) return { isOpen, text: t(isOpen ? "hours.open" : "hours.closed") };
  const time = timeName(changesAt.time, t.language);
  if (isOpen) return { isOpen, text: t("hours.open-until", { time }) };
  if (changesAt.day === wallClock(at).day) return { isOpen, text: t("hours.opens", { time }) };
  return { isOpen, text: t("hours.opens.day", { time, day: dayName(changesAt.day, t.language, "long") }) };
}
