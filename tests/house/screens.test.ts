import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { screens } from "#contract/screens.ts";

const src = resolve(import.meta.dirname, "../../src");
const TABLE = "contract/screens.ts";
const LINK = "web/ui/link.tsx";

const firstParts = new Set([
  "hi",
  ...Object.values(screens).flatMap(({ pattern }) => /^\/([^/:]+)/.exec(pattern)?.[1] ?? []),
]);
const FIRST = [...firstParts].join("|");
/** As the beginning of a text ("/login", `/hi/login?from=`, "userAdmin/x"), after what a template puts in, or within a pattern (/^\/(userAdmin|staff)/). */
const ADDRESS = new RegExp(
  `["'\`}\\s]/(?:${FIRST})(?![\\w-])|\\\\/(?:\\(\\??:?)?(?:${FIRST})(?![\\w-])|[("'\`|](?=\\w*[A-Z])(?:${FIRST})(?:\\||["'\`]?/)`,
);
/** The path of a call is no screen's, however alike they look. */
const CALL = /^\s*(path:|export const [A-Z_]+ =) ["`]/;

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !/\.test\.tsx?$/.test(e.name))
  .map((e) => relative(src, join(e.parentPath, e.name)))
  .map((name) => ({ name, code: withoutComments(readFileSync(join(src, name), "utf8")) }));

test("no file but the table of screens spells a screen's address", () => {
  const spelt = files
    .filter(({ name }) => name !== TABLE)
    .flatMap(({ name, code }) =>
      code.split("\n").flatMap((line) => {
        const isCall = name.startsWith("contract/") && CALL.test(line) && /from "\.{1,2}\/endpoint\.ts"/.test(code);
        const isLanguage = name === "contract/paths.ts" && ADDRESS.exec(line)?.[0].endsWith("/hi");
        return !isCall && !isLanguage && ADDRESS.test(line) ? [`${name}: ${line.trim()}`] : [];
      }),
    );
  expect(spelt).toEqual([]);
});

test("every link between screens is the one that knows which of them are loaded anew", () => {
  const others = files.filter(
    ({ name, code }) =>
      name !== LINK &&
      (code.includes("reloadDocument") || /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "react-router"/.test(code)),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

test("no screen renders its own HydrateFallback: the build takes it out of the screen's program, where it is then missing", () => {
  const rendering = files.filter(({ code }) => code.includes("<HydrateFallback"));
  expect(rendering.map(({ name }) => name)).toEqual([]);
});
