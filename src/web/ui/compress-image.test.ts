import { expect, test } from "vitest";
import { fitWithin, looksLikeImage } from "./compress-image.ts";

test("a photo of a phone is brought down to 1600 px on its longer side", () => {
  expect(fitWithin(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin(3000, 4000)).toEqual({ width: 1200, height: 1600 });
});

test("a small picture keeps its size", () => {
  expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
});

test("a thin strip keeps at least one pixel", () => {
  expect(fitWithin(10_000, 2)).toEqual({ width: 1600, height: 1 });
});

test("only pictures are taken", () => {
  expect(looksLikeImage({ type: "image/png", name: "a.png" })).toBe(true);
  expect(looksLikeImage({ type: "", name: "IMG_1.HEIC" })).toBe(true);
  expect(looksLikeImage({ type: "application/pdf", name: "photo.jpg" })).toBe(false);
  expect(looksLikeImage({ type: "", name: "list.csv" })).toBe(false);
});
