/** `npm run bench -- lighthouse` with DATABASE_URL leading to any database of the server: Lighthouse's marks, as on a phone, of ten pages of the demo's community, below those of a bare page, which say what the machine itself takes away. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { FLAGS, fontSettings, systemsProgram } from "#tests/harness/chromium.ts";
import { emptyDatabase, fillTemplate, unmarkDemo } from "#tests/harness/database.ts";
import { ended, OURS, settingsOf, startApp } from "./processes.ts";
import { locationsIn } from "./readers.ts";

/** One of each: the newest in the sitemaps that the expression fits. */
const PAGES: Array<[what: string, path: RegExp]> = [
  ["the home page", /^\/home$/],
  ["the home page in Hindi", /^\/hi\/home$/],
  ["a city", /^\/indore$/],
  ["a business", /^\/indore\/[\w-]+$/],
  ["openings", /^\/jobs$/],
  ["an opening", /^\/jobs\/[\w-]{30,}$/],
  ["an article", /^\/newsDetail\/[\w-]+$/],
  ["the day's panchang", /^\/spirituality$/],
  ["an event", /^\/events\/[\w-]+$/],
  ["giving", /^\/donation$/],
];
const MARKS = ["performance", "accessibility", "best-practices", "seo"] as const;
type Marks = Record<(typeof MARKS)[number], number>;
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** The middle of so many: one visit alone depends on what else the machine does. */
const VISITS = 3;

const BARE_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="description" content="A page"><title>A page</title><h1>A page</h1>';

/** Prints the marks, and what took them away. */
export async function measureLighthouse(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-lighthouse-"));
  const database = await emptyDatabase(databaseUrl);
  await fillTemplate(database.url);
  // Search engines are told to stay away from a demo.
  await unmarkDemo(database.url);
  const app = await startApp(settingsOf(database.url, folder));
  const bare = createServer((_, answer) => answer.end(BARE_PAGE)).listen(0, "127.0.0.1");
  const port = await freePort();
  const browser = await startBrowser(port, folder);
  try {
    const paths = await publicPaths();
    console.log(`| page | ${MARKS.join(" | ")} | |\n|---|---|---|---|---|---|`);
    const print = (what: string, marks: Marks, said: string) =>
      console.log(`| ${what} | ${MARKS.map((mark) => marks[mark]).join(" | ")} | ${said} |`);
    print("a bare page", (await middleVisit(`http://127.0.0.1:${await portOf(bare)}/`, port)).marks, "baseline");
    for (const [what, wanted] of PAGES) {
      const path = paths.find((one) => wanted.test(one));
      if (!path) throw new Error(`no address for ${what}`);
      const { marks, faults } = await middleVisit(`http://127.0.0.1:${OURS}${path}`, port);
      const holds = MARKS.every((mark) => marks[mark] >= LEAST[mark]);
      print(what, marks, holds ? "holds" : `FALLS SHORT: ${faults.join(", ")}`);
    }
  } finally {
    bare.close();
    await ended(browser);
    await ended(app);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function middleVisit(address: string, port: number) {
  const visits = [];
  for (let n = 0; n < VISITS; n += 1) visits.push(await visit(address, port));
  return visits.toSorted((a, b) => a.marks.performance - b.marks.performance)[Math.floor(VISITS / 2)]!;
}

async function visit(address: string, port: number) {
  const result = await lighthouse(address, { port, onlyCategories: [...MARKS] });
  const { categories, audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, Math.round((categories[mark]!.score ?? 0) * 100)]));
  const faults = MARKS.flatMap((mark) =>
    categories[mark]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9).map(({ id }) =>
      `${id} ${audits[id]!.displayValue ?? ""}`.trim(),
    ),
  );
  return { marks: marks as Marks, faults };
}

async function publicPaths(): Promise<string[]> {
  const files = locationsIn(await text("/sitemap.xml"));
  return (await Promise.all(files.map(async (file) => locationsIn(await text(file))))).flat();
}

const text = async (path: string) => (await fetch(`http://127.0.0.1:${OURS}${path}`)).text();

/** Without the library of the stories, which holds up pages that others open; with a face for Devanagari, as every phone sold in India has one. */
async function startBrowser(port: number, folder: string): Promise<ChildProcess> {
  const words = ["--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, "browser")}`];
  const fonts = fontSettings(true);
  const program = systemsProgram();
  if (!program)
    throw new Error(
      "Lighthouse needs the system's Chromium (Debian: apt-get install chromium): it does not open a page in the headless shell that the stories use.",
    );
  const { path, environment } = program;
  const env = { ...environment, FONTCONFIG_FILE: join(fonts, "fonts.conf") };
  const browser = spawn(path, [...FLAGS, ...words, "about:blank"], { stdio: "ignore", env });
  browser.once("exit", () => rmSync(fonts, { recursive: true, force: true }));
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return browser;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the browser does not answer");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  const port = await portOf(server);
  server.close();
  return port;
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
