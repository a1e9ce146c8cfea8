/** `npm run bench -- readers` with DATABASE_URL: many readers of mixed public pages at once, each from an address of their own, from the cache of pages, beside a page that says nothing; the pages are those that the sitemaps name. The runs are long enough for every page to be made anew meanwhile. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, OURS, runLoad, settingsOf, startApp } from "./processes.ts";

/** Of every file of the sitemaps, so that no kind is left out and all fit into the memory of pages. */
const PER_FILE = 60;
const CLIENTS = [64, 256];
const ROUNDS = 3;
const SECONDS = 25;
const TARGET = { perSecond: 1000, p99: 100 };
/** Answered by the same server without a page. */
const NOTHING = "/health/live";
const HEADERS = { "accept-encoding": "br" };

/** Prints answers a second and times in ms, the middle of three runs, with the share of what an empty answer reaches. */
export async function measureReaders(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-readers-"));
  const app = await startApp({ ...settingsOf(databaseUrl, folder), TRUSTED_PROXIES: "127.0.0.1" });
  try {
    const paths = await publicPaths();
    for (const path of paths) {
      const { status } = await get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    console.log(`${paths.length} pages, each asked for once before.\n`);
    console.log("| readers at once | pages/s | p50 ms | p99 ms | empty answers/s | pages/empty | target | |");
    console.log("|---|---|---|---|---|---|---|---|");
    for (const clients of CLIENTS) {
      const pages = await middleOf(() =>
        runLoad({ port: OURS, paths, headers: HEADERS, haveAddresses: true, clients, seconds: SECONDS }),
      );
      const empty = await middleOf(() =>
        runLoad({ port: OURS, paths: [NOTHING], headers: HEADERS, clients, seconds: 5 }),
      );
      const holds = pages.perSecond >= TARGET.perSecond && pages.p99 <= TARGET.p99 && pages.refused === 0;
      console.log(
        `| ${clients} | ${pages.perSecond.toFixed(0)} | ${pages.p50.toFixed(1)} | ${pages.p99.toFixed(1)} | ${empty.perSecond.toFixed(0)} | ${(pages.perSecond / empty.perSecond).toFixed(2)} | ${TARGET.perSecond}/s, p99 ${TARGET.p99} ms | ${holds ? "holds" : "FALLS SHORT"}${pages.refused ? ` (${pages.refused} refused)` : ""} |`,
      );
    }
  } finally {
    await ended(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Some addresses of every sitemap, in both languages. */
async function publicPaths(): Promise<string[]> {
  const files = locationsIn((await get("/sitemap.xml")).text);
  const lists = await Promise.all(files.map(async (file) => locationsIn((await get(file)).text)));
  return [...new Set(lists.flatMap((list) => list.filter((_, at) => at % Math.ceil(list.length / PER_FILE) === 0)))];
}

/** The addresses that a sitemap names, without the host. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => {
    const { pathname, search } = new URL(location!.replaceAll("&#38;", "&"));
    return pathname + search;
  });
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${OURS}${path}`);
  return { status: response.status, text: await response.text() };
}

async function middleOf(run: () => ReturnType<typeof runLoad>): ReturnType<typeof runLoad> {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await run());
  return runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)]!;
}
