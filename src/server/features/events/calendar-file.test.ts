// What calendars read of an event follows RFC 5545 in every line.
import { expect, test } from "vitest";
import { writeCalendar } from "./calendar-file.ts";

const event = {
  uid: "event-abc@viprasetu.example",
  madeAt: new Date("2026-11-20T10:00:00.123Z"),
  changedAt: new Date("2026-11-19T08:30:00Z"),
  revision: 2,
  startsAt: new Date("2026-11-24T12:30:00Z"),
  endsAt: new Date("2026-11-24T15:00:00Z"),
  title: "Kavi sammelan; आशु, कवि \\ mitra",
  description: `First line\nप्रांतीय ब्राह्मण सम्मेलन में आप सभी का स्वागत है, कृपया समय पर पधारें ${"और ".repeat(30)}`,
  place: "Ravindra Bhawan, Bhopal",
  url: "https://viprasetu.example/events/kavi-abc",
  isCancelled: false,
  brand: "VipraSetu",
};

test("has what every program asks for, once, with instants in UTC", () => {
  const lines = writeCalendar(event).replaceAll("\r\n ", "").split("\r\n");
  for (const line of [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "UID:event-abc@viprasetu.example",
    "DTSTAMP:20261120T100000Z",
    "SEQUENCE:2",
    "DTSTART:20261124T123000Z",
    "DTEND:20261124T150000Z",
    "STATUS:CONFIRMED",
    "END:VCALENDAR",
  ])
    expect(lines.filter((one) => one === line)).toEqual([line]);
  expect(writeCalendar({ ...event, isCancelled: true })).toContain("\r\nSTATUS:CANCELLED\r\n");
});

test("no line has more than 75 octets, no letter is cut, and unfolded it says what was written", () => {
  const text = writeCalendar(event);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\ufffd");
  }
  const whole = text.replaceAll("\r\n ", "");
  expect(whole).toContain("SUMMARY:Kavi sammelan\\; आशु\\, कवि \\\\ mitra\r\n");
  expect(whole).toContain("DESCRIPTION:First line\\nप्रांतीय ब्राह्मण सम्मेलन में आप सभी का स्वागत है\\, कृपया");
});

test("nothing that somebody typed begins a line of its own", () => {
  const text = writeCalendar({ ...event, title: "Tea\r\nATTENDEE:mailto:x@y.example", place: "a\nb\u0007c" });
  expect(text.replaceAll("\r\n ", "")).toContain("SUMMARY:Tea\\nATTENDEE:mailto:x@y.example\r\n");
  expect(text).not.toMatch(/^ATTENDEE/m);
  expect(text).toContain("LOCATION:a\\nbc\r\n");
});
