import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { CHUNKS, isNamed } from "../../vite.chunks.ts";

const root = resolve(import.meta.dirname, "../..");

test("each path of each chunk names a file that is there: a file that was moved takes its place in the build along", () => {
  const lost = CHUNKS.flatMap(({ name, paths }) =>
    paths.filter((path) => globSync(path, { cwd: root }).length === 0).map((path) => `${name}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test("the build takes a path for exactly the files that it names", () => {
  const meant = (path: string, file: string) => isNamed(path, join(root, file));
  expect(meant("src/web/ui/field.tsx", "src/web/ui/field.tsx")).toBe(true);
  expect(meant("src/web/ui/field.tsx", "src/web/ui/other-field.tsx")).toBe(false);
  expect(meant("src/web/ui/*-input.tsx", "src/web/ui/pin-input.tsx")).toBe(true);
  expect(meant("src/web/ui/*-input.tsx", "src/web/ui/more/pin-input.tsx")).toBe(false);
  expect(meant("node_modules/react/", "node_modules/react/jsx-runtime.js")).toBe(true);
  expect(meant("node_modules/react/", "node_modules/react-dom/index.js")).toBe(false);
});
