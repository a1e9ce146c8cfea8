import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Theme = Record<string, string>;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const light = colours(read("./theme.css"));
const night = colours(read("./dark.css"));

const TEXT = 4.5;
const CONTROL = 3;
const GROUNDS = ["ground", "card", "sunken", "accent-soft"];

/** Ink, paper, and the least contrast between them. */
const PAIRS: [ink: string, papers: string[], least: number][] = [
  ["ink", [...GROUNDS, "maroon-soft", "open-soft", "danger-soft"], TEXT],
  ["ink-soft", GROUNDS, TEXT],
  ["maroon", [...GROUNDS, "maroon-soft"], TEXT],
  ["open", [...GROUNDS, "open-soft"], TEXT],
  ["danger", [...GROUNDS, "danger-soft"], TEXT],
  ["on-accent", ["saffron", "saffron-hover", "accent"], TEXT],
  ["on-danger", ["danger-fill", "danger-fill-hover"], TEXT],
  ["control", ["ground", "card", "sunken"], CONTROL],
  ["accent", ["ground", "card", "sunken", "accent-soft"], CONTROL],
  ["danger-fill", ["ground", "card"], CONTROL],
  ["focus", [...GROUNDS, "danger-soft"], CONTROL],
];

describe.each([
  ["light", light],
  ["dark", { ...light, ...night }],
])("in the %s theme people can read", (_, theme) => {
  const cases = PAIRS.flatMap(([ink, papers, least]) =>
    papers.map((paper) => ({ ink, paper, least, seen: contrast(theme, ink, paper) })),
  );
  test.each(cases)("$ink on $paper: $seen of at least $least", ({ seen, least }) => {
    expect(seen).toBeGreaterThanOrEqual(least);
  });
});

test("every colour of the dark theme exists in light", () => {
  expect(Object.keys(night).filter((name) => !(name in light))).toEqual([]);
});

function colours(text: string): Theme {
  return Object.fromEntries(
    [...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
}

/** WCAG 2 contrast ratio, to two decimals. */
function contrast(theme: Theme, one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(theme[one]), luminance(theme[other])].sort((a, b) => a - b);
  return Math.round(((bright + 0.05) / (dark + 0.05)) * 100) / 100;
}

function luminance(hex = ""): number {
  const [red = Number.NaN, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
