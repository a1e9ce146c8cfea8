import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { cardDocument } from "./card.ts";

const ADDRESS = `https://viprasetu.example/card/${"AQAPQkFsRQvM".repeat(16)}`;
const FACTS = {
  brand: "VipraSetu",
  name: "Asha Sharma",
  number: "1000 0016",
  city: "Indore",
  validUntil: "25/Jul/2027",
  memberSince: "23/Oct/2025",
  isDemo: false,
  address: ADDRESS,
};

function textsOf(node: ReactNode): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  const { props } = (node ?? {}) as { props?: { children?: ReactNode } };
  return props ? textsOf(props.children) : [];
}

test("who prints the card reads the whole address of its check: it is longer than the page is wide, and goes on in further lines", () => {
  const shown = textsOf(cardDocument(FACTS, words.en)).find((text) => text.startsWith("https:"))!;
  const lines = shown.split("\n");
  expect(lines.join("")).toBe(ADDRESS);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
