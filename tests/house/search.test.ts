import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const room = join(root, "src/server/features/search");
const page = readFileSync(join(root, "docs/search.md"), "utf8");
/** The folders in the order of docs/search.md, the lowest first. */
const floors = [...page.matchAll(/^\d\. `([\w-]+)\/`/gm)].map((match) => match[1]!);

const files = readdirSync(room, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

test("the page about the search names every folder of its room, and every file that it speaks of is there", () => {
  const folders = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...floors].sort()).toEqual(folders.map(({ name }) => name).sort());
  const known = files.map((file) => relative(room, file));
  const named = [...page.matchAll(/`((?:[\w-]+\/)?[\w-]+\.ts)`/g)].map((match) => match[1]!);
  expect(named.filter((file) => !known.includes(file))).toEqual([]);
});

test("in the room of the search a folder imports only from floors below its own", () => {
  const up = files.flatMap((file) => {
    const own = floors.indexOf(folderOf(file));
    const inRoom = importsOf(file).filter((to) => to.startsWith(room));
    return own < 0 ? [] : inRoom.filter((to) => !isBelow(folderOf(to), own)).map((to) => `${file} -> ${to}`);
  });
  expect(up).toEqual([]);
});

/** A folder's files may import each other. */
function isBelow(folder: string, floor: number): boolean {
  const at = floors.indexOf(folder);
  return at >= 0 && at <= floor;
}

/** The folder of a file within the room; empty for the room's own files. */
function folderOf(file: string): string {
  const [first = "", ...rest] = relative(room, file).split("/");
  return rest.length > 0 ? first : "";
}

function importsOf(file: string): string[] {
  const names = [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map((match) => match[1]!);
  return names.flatMap((name) => {
    if (name.startsWith("#server/")) return [join(root, "src/server", name.slice("#server/".length))];
    return name.startsWith(".") ? [resolve(dirname(file), name)] : [];
  });
}
