/** Opening hours as a reader in India reads them. */
import { expect, test } from "vitest";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { createWords } from "#messages/words.ts";
import { openSentence, timeName } from "./opening-times.ts";

const words = (language: "en" | "hi") =>
  createWords(language, {
    "hours.open-until": ["until ", ["time"]],
    "hours.opens": ["opens ", ["time"]],
    "hours.opens.day": ["opens ", ["day"], " ", ["time"]],
    "hours.closed": ["closed"],
  });
const week: OpeningDay[] = [
  {
    day: "monday",
    isClosed: false,
    spans: [
      { from: "08:00", to: "14:00" },
      { from: "17:30", to: "22:00" },
    ],
  },
  { day: "tuesday", isClosed: true, spans: [] },
  { day: "wednesday", isClosed: false, spans: [{ from: "09:00", to: "18:00" }] },
];
/** Wall time in India on Monday, 19 January 2026. */
const monday = (time: string) => new Date(`2026-01-19T${time}:00+05:30`);

test("whole hours lose their zeros, others keep them, in both languages", () => {
  expect(timeName("08:00", "en")).toMatch(/^8\sam$/);
  expect(timeName("17:30", "en")).toMatch(/^5:30\spm$/);
  expect([timeName("08:00", "hi"), timeName("17:30", "hi"), timeName("22:00", "hi")]).toEqual([
    "सुबह 8",
    "शाम 5:30",
    "रात 10",
  ]);
});

test("someone who looks during the morning learns until when, at noon when it opens again, at night which day", () => {
  expect(openSentence(week, monday("09:00"), words("en"))).toEqual({
    isOpen: true,
    text: expect.stringMatching(/until 2/),
  });
  expect(openSentence(week, monday("15:00"), words("en"))).toEqual({
    isOpen: false,
    text: expect.stringMatching(/opens 5:30/),
  });
  expect(openSentence(week, monday("23:00"), words("en")).text).toMatch(/opens Wednesday 9/);
});
