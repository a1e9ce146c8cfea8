/** Dates on screen and calendar arithmetic, always in Asia/Kolkata. */

export const ZONE = "Asia/Kolkata";
const OFFSET_MS = 5.5 * 3_600_000;
export const DAY_MS = 86_400_000;
/** What the specification shows for what is no date. */
const INVALID = "Invalid Date";
/** As CLDR shortens them: a phone takes a tenth of a second to make its first formatter, and older ones shorten otherwise than the server. */
const MONTHS = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  hi: ["जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰"],
};

/** As CLDR parts a day in Hindi, each with the hour from which it lasts. */
const DAY_PARTS = [
  { from: 0, name: "रात" },
  { from: 4, name: "सुबह" },
  { from: 12, name: "दोपहर" },
  { from: 16, name: "शाम" },
  { from: 20, name: "रात" },
];

/** 'YYYY-MM-DD' of the instant in Asia/Kolkata. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** 'YYYY-MM-DD HH:mm' of the instant in Asia/Kolkata, as spreadsheets read it. */
export function minuteOf(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace("T", " ");
}

/** Milliseconds from the instant to the next midnight in Asia/Kolkata. */
export function untilTomorrow(instant: Date): number {
  return DAY_MS - ((instant.getTime() + OFFSET_MS) % DAY_MS);
}

/** The hour of the day in Asia/Kolkata, 0 to 23. */
export function hourOf(instant: Date): number {
  return Math.floor(((instant.getTime() + OFFSET_MS) % DAY_MS) / 3_600_000);
}

/** The first instant after this one at which that hour of the day begins in Asia/Kolkata. */
export function nextAtHour(instant: Date, hour: number): Date {
  const today = instant.getTime() + untilTomorrow(instant) - DAY_MS + hour * 3_600_000;
  return new Date(today > instant.getTime() ? today : today + DAY_MS);
}

/** The same wall-clock instant one calendar year later in Asia/Kolkata (29 February becomes 28 February). */
export function addYear(instant: Date): Date {
  const local = new Date(instant.getTime() + OFFSET_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() + 1);
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - OFFSET_MS);
}

/** '21/Nov/2026' (day/Mon/year, section 9); 'Invalid Date' when it is none. */
export function showDate(value: Date | string, language: "en" | "hi" = "en"): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return INVALID;
  const local = new Date(date.getTime() + OFFSET_MS);
  return `${local.getUTCDate()}/${MONTHS[language][local.getUTCMonth()]}/${local.getUTCFullYear()}`;
}

/** 'Nov/2026', the month of `showDate`. */
export function showMonth(value: Date | string, language: "en" | "hi" = "en"): string {
  return showDate(value, language).replace(/^\d+\//, "");
}

/** The time of day, as '5:51 am' or 'सुबह 5:51'; 'Invalid Date' when it is none. */
export function showTime(value: Date | string, language: "en" | "hi" = "en"): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return INVALID;
  const local = new Date(date.getTime() + OFFSET_MS);
  const hour = local.getUTCHours();
  return withDayPart(hour, `${hour % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, "0")}`, language);
}

/** '8:30 am' of hour 8 (0 to 23) and '8:30'; in Hindi with the part of the day, as people say it: 'सुबह 8:30'. */
export function withDayPart(hour: number, clock: string, language: "en" | "hi"): string {
  if (language === "en") return `${clock} ${hour < 12 ? "am" : "pm"}`;
  return `${DAY_PARTS.findLast(({ from }) => from <= hour)!.name} ${clock}`;
}

/** The financial year (April to March) of an instant, as '2026-27'. */
export function financialYear(instant: Date): string {
  const day = dayOf(instant);
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < "04" ? 1 : 0);
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}
