import { expect, test } from "vitest";
import { gstNumber } from "./gst-number.ts";

const read = (typed: string) => gstNumber().safeParse(typed);

test.each([
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  [" 27aapfu 0939f1zv ", "27AAPFU0939F1ZV"],
  ["२७AAPFU०९३९F१ZV", "27AAPFU0939F1ZV"],
  ["29AAGCB7383J1Z4", "29AAGCB7383J1Z4"],
])("%s is a GST number, stored as %s", (typed, stored) => {
  expect(read(typed)).toMatchObject({ success: true, data: stored });
});

test.each([
  ["27AAPFU0939F1ZW", "another check character"],
  ["27AAPFU0993F1ZV", "two digits changed about"],
  ["72AAPFU0939F1ZV", "no state has this number"],
  ["27AAPFU0939F1V", "too short"],
  ["27AAPFU0939F1ZV1", "too long"],
  ["", "empty"],
])("%s is refused: %s", (typed) => {
  expect(read(typed).error?.issues[0]?.message).toBe("field.gst-number.invalid");
});
