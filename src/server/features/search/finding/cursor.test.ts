// Holds cursors to saying the same after a journey through a link, and to refusing anything else quietly.
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeCursor, encodeCursor, type SearchCursor } from "./cursor.ts";

const term = fc.integer({ min: -12_000_000, max: 900_000_000 });
const terms = fc.array(term, { maxLength: 14 });
const understood = fc.record(
  {
    placeId: fc.integer({ min: 1, max: 900_000 }),
    corrected: fc.constantFrom("halwai indore", "हलवाई इंदौर"),
    nearMe: fc.constant(true as const),
    openNow: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const byScore = terms.chain((list) =>
  fc.record({
    by: fc.constant("score" as const),
    criteria: fc.record({
      terms: fc.constant(list),
      bonuses: fc.array(fc.integer({ min: -2000, max: 0 }), { minLength: list.length, maxLength: list.length }),
      others: fc.array(terms, { maxLength: 7 }),
    }),
    score: fc.integer({ min: -2000, max: 9999 }),
    number: fc.integer({ min: 1, max: 900_000_000 }),
    outOfTurn: fc.array(fc.integer({ min: 1, max: 900_000_000 }), { maxLength: 6 }),
  }),
);
const byOffset = fc.record({ by: fc.constant("offset" as const), offset: fc.integer({ min: 0, max: 500 }) });
const cursors: fc.Arbitrary<SearchCursor> = fc.record({
  match: fc.constantFrom("all" as const, "some" as const, "elsewhere" as const),
  understood,
  position: fc.oneof(byScore, byOffset),
});

it("a cursor says the same after its journey, and fits into a link", () => {
  fc.assert(
    fc.property(cursors, (cursor) => {
      const text = encodeCursor(cursor);
      expect(text).toMatch(/^[A-Za-z0-9_-]{1,1000}$/);
      expect(decodeCursor(text)).toEqual(cursor);
    }),
  );
});

it("anything else is refused without an error, whatever it is", () => {
  const anything = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString("base64url")),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(() => decodeCursor(text)).not.toThrow();
    }),
  );
  expect(decodeCursor("")).toBeUndefined();
  expect(decodeCursor("e30")).toBeUndefined();
});
