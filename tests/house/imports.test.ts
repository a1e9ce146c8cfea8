import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const src = join(root, "src");
const STAIRCASE =
  "sandbox-gateway places catalogue content notifications members plans referrals auth directory blocks consents leads businesses map volunteers exemptions reviews approvals listings jobs spirituality resumes applications wants favourites discussions groups feed articles events announcements matrimony community donations search saved-searches home imports staff".split(
    " ",
  );
const FLOORS: Record<string, number> = { base: 0, messages: 1, contract: 2, server: 3, web: 3, main: 6 };
const INSIDE: Record<string, number> = { tables: 3, ui: 3, platform: 4, features: 5, frames: 5.5 };

interface Arrow {
  from: string;
  to: string;
}

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !/\.test\.tsx?$/.test(e.name))
  .map((e) => relative(src, join(e.parentPath, e.name)));
const arrows = files.flatMap(arrowsOf);

test("imports point down only, and the two wings never meet except in main", () => {
  const up = arrows.filter(({ from, to }) => {
    const [a, b] = [wing(from), wing(to)];
    if (a === "main") return false;
    if ((a === "server" && b === "web") || (a === "web" && b === "server")) return true;
    return height(to) > height(from);
  });
  expect(up.map(show)).toEqual([]);
});

test("a room imports only rooms before it on the staircase; on the server only their noun files, never their routes, queries or views", () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [a, b] = [room(from), room(to)];
    if (!a || !b || (a.wing === b.wing && a.name === b.name) || isScreen(from)) return false;
    if (STAIRCASE.indexOf(b.name) >= STAIRCASE.indexOf(a.name)) return true;
    return a.wing === "server" && /(^|\/)(routes|queries|view)\.ts$/.test(to);
  });
  expect(wrong.map(show)).toEqual([]);
});

test("a screen stands above the components: it may use any room's and nothing imports it", () => {
  expect(arrows.filter(({ to }) => isScreen(to)).map(show)).toEqual([]);
});

test("no folder has an import circle among its files and folders, at any depth", () => {
  const folders = new Set(files.flatMap((file) => parents(file)));
  const circles = [...folders].flatMap((folder) =>
    circlesOf(
      arrows.flatMap(({ from, to }) => {
        const [a, b] = [childOf(folder, from), childOf(folder, to)];
        return a && b && a !== b ? [{ from: a, to: b }] : [];
      }),
    ),
  );
  expect(circles).toEqual([]);
});

test("every room is one of the staircase", () => {
  const unknown = files.map(room).filter((r) => r && !STAIRCASE.includes(r.name));
  expect(unknown).toEqual([]);
});

test("only the list of rooms imports routes, and inside a room nothing imports its routes", () => {
  const wrong = arrows.filter(
    ({ from, to }) => /server\/features\/.*\/[\w-]*routes\.ts$/.test(to) && from !== "server/app.ts",
  );
  expect(wrong.map(show)).toEqual([]);
});

test("no file is in an import circle, type-only imports included", () => {
  expect(circlesOf(arrows)).toEqual([]);
});

test("every file begins with a sentence that says what it is for", () => {
  const silent = files.filter((file) => !/^(\/\*\*|\/\/|\/\*)/.test(readFileSync(join(src, file), "utf8")));
  expect(silent).toEqual([]);
});

test("a transaction is opened in one place, which leaves the work no way to another connection", () => {
  const wrong = files.filter(
    (file) =>
      file !== "server/platform/postgres/handle.ts" &&
      /\.transaction\(\)|\.startTransaction\(/.test(readFileSync(join(src, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});

test("no barrel passes on what others export", () => {
  const barrels = files.filter(
    (file) =>
      /^export (\*|\{[^}]*\}) from/m.test(readFileSync(join(src, file), "utf8")) &&
      !/frames\/|root\.tsx|features\/.*-screen\.tsx/.test(file),
  );
  expect(barrels).toEqual([]);
});

function arrowsOf(file: string): Arrow[] {
  const text = readFileSync(join(src, file), "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((m) => m[1]!);
  return named.flatMap((name) => {
    const to = name.startsWith("#")
      ? name.slice(1)
      : name.startsWith(".")
        ? relative(src, resolve(src, dirname(file), name))
        : undefined;
    return to && /\.tsx?$/.test(to) ? [{ from: file, to }] : [];
  });
}

/** Each circle as the path that closes it. */
function circlesOf(arrows: Arrow[]): string[] {
  const next = Map.groupBy(arrows, (a) => a.from);
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
      return;
    }
    state.set(file, "open");
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, "done");
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}

/** The folders above a file, the nearest first. */
function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? ["."] : [folder, ...parents(folder)];
}

/** The file or folder directly below a folder that a path leads through; undefined for what lies elsewhere, and for screens, which stand above all rooms. */
function childOf(folder: string, file: string): string | undefined {
  const below = folder === "." ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
  if (below === undefined || (folder === "web/features" && isScreen(file))) return undefined;
  const [child] = below.split("/");
  return join(folder, child!);
}

/** The files that the table of screens names, with what they export for the router. */
function isScreen(file: string): boolean {
  return /^web\/features\/.*-(screen|redirect)\.tsx?$/.test(file);
}

function wing(file: string): string {
  return file.split("/")[0]!;
}

function height(file: string): number {
  const [first, second] = file.split("/");
  if (first !== "server" && first !== "web") return FLOORS[first!] ?? 0;
  return INSIDE[second!] ?? 5.9;
}

function room(file: string): { wing: string; name: string } | undefined {
  const match = /^(server|web)\/features\/([^/]+)\//.exec(file);
  return match ? { wing: match[1]!, name: match[2]! } : undefined;
}

function show({ from, to }: Arrow): string {
  return `${from} -> ${to}`;
}
