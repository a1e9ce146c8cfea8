import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
interface Package {
  version?: string;
  license?: string;
  dev?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const packages = read("package-lock.json").packages as Record<string, Package>;

test("a clean install finds the parts for every platform in the lock file, and no download address", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !above(path).some((folder) => packages[`${folder}node_modules/${name}`]),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});

test("every dependency is pinned to one version", () => {
  const { dependencies, devDependencies, optionalDependencies } = read("package.json");
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test("what is shipped has a permissive licence", () => {
  const permissive =
    /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Unlicense|Python-2\.0|Zlib)\b/;
  const odd = Object.entries(packages).filter(
    ([path, { dev, license }]) =>
      path && !dev && !permissive.test(license ?? "MIT") && !/@img\/sharp-libvips|lightningcss/.test(path),
  );
  expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

/** The folders in which a package's dependency may stand, its own first. */
function above(path: string): string[] {
  const folders = [`${path}/`];
  for (let at = path.lastIndexOf("/node_modules/"); at > 0; at = path.lastIndexOf("/node_modules/", at - 1))
    folders.push(`${path.slice(0, at)}/`);
  return [...folders, ""];
}
