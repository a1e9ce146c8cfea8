/** The time of day of an instant in Asia/Kolkata, as '14:05'. */
import { ZONE } from "#base/dates.ts";

export function showTime(instant: string, language: "en" | "hi"): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(instant));
}
