import fc from "fast-check";
import { expect, test } from "vitest";
import { longId, newId, shortId } from "./ids.ts";

test("an id survives the way into a link and back", () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(shortId(uuid)).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(longId(shortId(uuid))).toBe(uuid);
    }),
  );
  expect(longId(newId())).toBeDefined();
});

test("22 characters that are no id's last bits, and other text, are refused", () => {
  expect(longId("0000000000000000000001")).toBeUndefined();
  for (const text of ["", "abc", "../../etc/passwd", "a".repeat(23), "é".repeat(22)])
    expect(longId(text)).toBeUndefined();
});
