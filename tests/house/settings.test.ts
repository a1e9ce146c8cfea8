import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NEEDED_IN_PRODUCTION, settings } from "#server/platform/config/settings.ts";

/** Of proofs alone, and so told nowhere. */
const UNTOLD = ["FAILPOINT"];

interface Told {
  name: string;
  isNeeded: boolean;
  fallback: string;
}

const told = tableOf(readFileSync(join(import.meta.dirname, "../../README.md"), "utf8"));

test("README tells every setting that is read, and no other", () => {
  const read = Object.keys(settings.shape).filter((name) => !UNTOLD.includes(name));
  expect(told.map(({ name }) => name).sort()).toEqual(read.sort());
});

test("README marks the settings that a production start needs", () => {
  const marked = told.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  expect(marked.sort()).toEqual(Object.keys(NEEDED_IN_PRODUCTION).sort());
});

test("README tells each default as it is", () => {
  const wrong = Object.entries(settings.parse({})).filter(([name, value]) => {
    const fallback = Array.isArray(value) && value.length === 0 ? "none" : `\`${value}\``;
    return !told.find((row) => row.name === name)?.fallback.includes(fallback);
  });
  expect(wrong).toEqual([]);
});

/** The rows below the heading "Settings"; a row may tell several settings. */
function tableOf(readme: string): Told[] {
  const [, section = ""] = readme.split("\n## Settings\n");
  const rows = section.split("\n## ")[0]!.matchAll(/^\| (`.*?) \| (.*?) \|/gm);
  return [...rows].flatMap(([, names, fallback]) =>
    [...names!.matchAll(/`(\w+)`( \*)?/g)].map(([, name, mark]) => ({
      name: name!,
      isNeeded: mark !== undefined,
      fallback: fallback!,
    })),
  );
}
