import { expect, test } from "vitest";
import { eventParser, type ServerEvent } from "./event-stream.ts";

function parsed(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parse = eventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

test("an event that arrives in pieces is told once, when it is whole", () => {
  expect(parsed("event: notif", 'ications\ndata: {"total"', ":3}\n", "\n")).toEqual([
    { event: "notifications", data: '{"total":3}' },
  ]);
});

test("heartbeats and the retry time are no events", () => {
  expect(parsed("retry: 5000\n\n", ": still here\n\n")).toEqual([]);
});

test("two events in one piece are told in their order", () => {
  expect(parsed("event: a\ndata: 1\n\nevent: b\ndata: 2\n\n").map(({ data }) => data)).toEqual(["1", "2"]);
});
