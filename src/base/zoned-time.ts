/** Instants of wall-clock times in any zone and year, by the zone rules of that date: India's clocks ran an hour ahead in the war years. */
import { DAY_MS } from "./dates.ts";

const offsets = new Map<string, Intl.DateTimeFormat>();

/**
 * The instants at which the clocks of a zone showed a time of a day ('YYYY-MM-DD', 'HH:MM'), earliest first: one; two when the clocks were put back over it. A time
 * that was skipped when they were put forward gives both readings, with the old offset and the new one. The zone is an IANA name.
 * India, by the IANA database: +5:30 since 1906, +6:30 from October 1941 to 15 May 1942 and from 1 September 1942 to 15 October 1945. It does not know that Calcutta (until 1948) and Bombay (until 1955) kept
 * clocks of their own beside it. Throws RangeError for what is no date, no time or no zone.
 */
export function instantsOf(day: string, time: string, zone: string): Date[] {
  const wall = wallMs(day, time);
  const ahead = [wall - DAY_MS, wall + DAY_MS].map((ms) => offsetMs(ms, zone));
  const readings = [...new Set(ahead)].map((offset) => wall - offset).sort((a, b) => a - b);
  const shown = readings.filter((ms) => ms + offsetMs(ms, zone) === wall);
  return (shown.length > 0 ? shown : readings).map((ms) => new Date(ms));
}

/** How far the clocks of a zone were ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instantMs: number, zone: string): number {
  let format = offsets.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    offsets.set(zone, format);
  }
  const name = format.formatToParts(instantMs).find((part) => part.type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?/.exec(name) ?? [];
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -ahead : ahead;
}

function wallMs(day: string, time: string): number {
  const wall = new Date(`${day}T${time}:00Z`);
  if (Number.isNaN(wall.getTime()) || wall.toISOString().slice(0, 16) !== `${day}T${time}`)
    throw new RangeError(`no such date or time: ${day} ${time}`);
  return wall.getTime();
}
