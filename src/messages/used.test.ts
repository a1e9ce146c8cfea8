/** Every message is said somewhere: nobody translates sentences that nobody reads. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Below these, the rest of an id comes from the database. */
const STORED = ["staff.action."];
/** What is added to an id that is a variable itself: a heading's text, a letter's subject. */
const ADDED = [".text", ".subject"];

const ids = readdirSync(join(import.meta.dirname, "en")).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, "en", file), "utf8"))),
);

test("every message is named in the code", () => {
  const code = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
  const quoted = new Set(Array.from(code.matchAll(/["'`@]([a-z][\w.-]+)(?=["'`|])/g), ([, id]) => id));
  const made = Array.from(code.matchAll(/`@?([a-z][\w-]*\.[^`\n]*\$\{[^`\n]*)`/g), ([, written]) => shapeOf(written!));
  const isNamed = (id: string): boolean =>
    quoted.has(id) ||
    STORED.some((start) => id.startsWith(start)) ||
    made.some((shape) => shape.test(id)) ||
    ADDED.some((end) => id.endsWith(end) && isNamed(id.slice(0, -end.length)));
  expect(ids.filter((id) => !isNamed(id))).toEqual([]);
});

/** The ids that a template can make; each of its holes stands for one word. */
function shapeOf(written: string): RegExp {
  const pieces = written.split(/\$\{[^}]*\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join("[\\w-]+")}$`);
}
