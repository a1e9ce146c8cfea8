/** Opening hours in words: times of day, days of the week, and what is going on now. */
import { withDayPart } from "#base/dates.ts";
import { DAYS, type Day, openState, wallClock } from "#contract/open-state.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Words } from "#messages/words.ts";

/** From Monday, as CLDR names them; made by hand because a phone takes a tenth of a second to make its first formatter. */
const DAY_NAMES = {
  en: {
    short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    long: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  },
  hi: {
    short: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
    long: ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"],
  },
};

/** '8 am' from '08:00', '8:30 am' from '08:30'; in Hindi with the part of the day: 'सुबह 8'. */
export function timeName(time: string, language: Words["language"]): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours) % 24;
  return withDayPart(hour, `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}`, language);
}

/** 'Mon' or 'Monday'. */
export function dayName(day: Day, language: Words["language"], width: "short" | "long"): string {
  return DAY_NAMES[language][width][DAYS.indexOf(day)]!;
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
