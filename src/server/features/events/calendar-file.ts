/** An event as a calendar file (RFC 5545): what phones and mail programs put into their calendars. */

export interface CalendarEvent {
  /** The same for ever, so that a changed event takes the place of the one before. */
  uid: string;
  madeAt: Date;
  changedAt: Date;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  place: string;
  /** Its page. */
  url: string;
  isCancelled: boolean;
  /** Of whom: the portal. */
  brand: string;
}

const MAX_OCTETS = 75;

/** Lines end with CRLF; instants are in UTC, which every program shows on its own clock. */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(event.brand)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.madeAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `SEQUENCE:${event.revision}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`${event.description}\n\n${event.url}`)}`,
    `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** '20261124T123000Z'. */
function instant(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A text value: backslash, semicolon, comma and line end are escaped, other control signs left out. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file may hold none of them
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** A line of more than 75 octets goes on in the next one after a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ["", 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    // The space before all but the first is an octet of its line.
    if (octets + size > MAX_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      [part, octets] = ["", 0];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}
