// India as the law wants it drawn (facts of the Survey of India's depiction): what lies inside, and in which state, and what does not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Ring = Array<[lng: number, lat: number]>;
interface State {
  properties: { code: string };
  geometry: { coordinates: Ring[][] };
}

const states = (
  JSON.parse(readFileSync(join(import.meta.dirname, "india-states.geojson"), "utf8")) as { features: State[] }
).features;

const stateAt = (lat: number, lng: number) =>
  states.find(({ geometry }) => geometry.coordinates.some(([outer]) => isInside(lng, lat, outer!)))?.properties.code;

test.each([
  ["Gilgit", 35.92, 74.31, "LA"],
  ["Skardu", 35.3, 75.63, "LA"],
  ["Siachen", 35.42, 77.11, "LA"],
  ["Aksai Chin", 35.2, 79.2, "LA"],
  ["Shaksgam", 36.1, 76.6, "LA"],
  ["Leh", 34.15, 77.58, "LA"],
  ["Muzaffarabad", 34.37, 73.47, "JK"],
  ["Srinagar", 34.08, 74.8, "JK"],
  ["Tawang", 27.586, 91.865, "AR"],
  ["Itanagar", 27.08, 93.6, "AR"],
  ["Kibithu", 28.28, 97.02, "AR"],
  ["Port Blair", 11.67, 92.74, "AN"],
])("%s is in India", (_, lat, lng, code) => {
  expect(stateAt(lat, lng)).toBe(code);
});

test.each([
  ["Lahore", 31.55, 74.34],
  ["Islamabad", 33.69, 73.05],
  ["Kathmandu", 27.7, 85.32],
  ["Thimphu", 27.47, 89.64],
  ["Dhaka", 23.8, 90.4],
  ["Colombo", 6.93, 79.85],
])("%s is not", (_, lat, lng) => {
  expect(stateAt(lat, lng)).toBeUndefined();
});

test("every state and union territory is drawn", () => {
  expect(new Set(states.map(({ properties }) => properties.code)).size).toBe(36);
});

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function isInside(x: number, y: number, ring: Ring): boolean {
  let inside = false;
  for (const [n, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(n + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}
