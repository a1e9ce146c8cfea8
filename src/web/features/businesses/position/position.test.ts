import { describe, expect, test } from "vitest";
import { distanceKm } from "#base/geo.ts";
import { pointIn, type Step, seenFrom, stepped } from "./position.ts";

const jaipur = { lat: 26.91962, lng: 75.78781 };

test("a point is said by its distance and direction from the middle of the city", () => {
  expect(seenFrom(jaipur, { lat: 26.8505, lng: 75.78781 })).toEqual({ km: 7.7, direction: "s" });
  expect(seenFrom(jaipur, { lat: 26.9855, lng: 75.8513 })).toEqual({ km: 9.7, direction: "ne" });
  expect(seenFrom(jaipur, { lat: 26.91962, lng: 75.5 })).toEqual({ km: 29, direction: "w" });
});

test("the middle itself has no direction", () => {
  expect(seenFrom(jaipur, { lat: 26.9197, lng: 75.7879 })).toEqual({ km: 0, direction: undefined });
});

test.each<Step>(["n", "e", "s", "w"])("a step to %s is a hundred metres that way", (step) => {
  const moved = stepped(jaipur, step);
  expect(distanceKm(jaipur, moved)).toBeCloseTo(0.1, 2);
  expect(seenFrom(jaipur, moved).direction).toBe(step);
});

describe("a pasted pair of numbers", () => {
  test("is taken as latitude and longitude", () => {
    expect(pointIn(" 26.912434, 75.787270 ")).toEqual({ lat: 26.91243, lng: 75.78727 });
  });

  test("is not taken when it is one number, or no place on the earth", () => {
    expect(pointIn("26.9124")).toBeUndefined();
    expect(pointIn("95.1, 75.2")).toBeUndefined();
    expect(pointIn("M-14, Malviya Nagar")).toBeUndefined();
  });
});
