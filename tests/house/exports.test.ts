import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** What React Router, the browser or the server's build takes by itself. */
const ENTRIES =
  /^src\/web\/(features\/.*-(screen|redirect)\.tsx?|frames\/.*-(frame|gate)\.tsx|root\.tsx|entry\.\w+\.tsx|routes\.ts)$/;
const EXPORT = /^export (default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;
const IMPORT = /(?:import|export) (?:type )?(\w+)?,? ?(?:\{([^}]*)\}|(\*)[^"]*?)?\s*(?:from )?"([^"]+)"/g;
const DYNAMIC = /import\("([^"]+)"\)/g;

const files = ["src", "tests", "bench"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));

test("whatever a file of the web wing exports is imported by another", () => {
  const taken = new Set(files.flatMap(importsOf));
  const exported = files.filter((file) => file.startsWith("src/web/") && !ENTRIES.test(file)).flatMap(exportsOf);
  expect(exported.length).toBeGreaterThan(300);
  expect(exported.filter(({ file, name }) => !taken.has(`${file} ${name}`) && !taken.has(`${file} *`))).toEqual([]);
});

function exportsOf(file: string): Array<{ file: string; name: string }> {
  return [...text.get(file)!.matchAll(EXPORT)].map(([, isDefault, name]) => ({
    file,
    name: isDefault ? "default" : name!,
  }));
}

/** 'file name' for each name that a file takes from another; '*' for all of its names. */
function importsOf(file: string): string[] {
  const source = text.get(file)!;
  const named = [...source.matchAll(IMPORT)].flatMap(([, whole, names, all, from]) => {
    const list = (names ?? "").split(",").map(
      (one) =>
        one
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0]!,
    );
    return [...list, whole ? "default" : "", all ?? ""].filter(Boolean).map((name) => `${pathOf(file, from!)} ${name}`);
  });
  return [...named, ...[...source.matchAll(DYNAMIC)].map(([, from]) => `${pathOf(file, from!)} *`)];
}

function pathOf(file: string, from: string): string {
  if (from.startsWith(".")) return relative(root, resolve(root, dirname(file), from));
  return from.startsWith("#tests") || from.startsWith("#bench") ? from.slice(1) : `src/${from.slice(1)}`;
}
