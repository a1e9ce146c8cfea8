/** `npm run bench -- http <queries file>` with DATABASE_URL: our calls and pages beside a bare program, 16 clients unless a workload says otherwise, medians of three runs. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/platform/config/config.ts";
import { connect } from "#server/platform/postgres/database.ts";
import type { Figures, Load } from "./load.ts";
import { ended, KEY, METRICS_TOKEN, OURS, runLoad, settingsOf, startApp, started } from "./processes.ts";
import { record } from "./record.ts";
import { type Workload, workloads } from "./workloads.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const BARE = 15_011;
const here = import.meta.dirname;

/** Measures every workload, or those whose name contains `only`, and prints a table. */
export async function measureHttp(databaseUrl: string, queriesFile: string, only = ""): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-bench-"));
  const settings = settingsOf(databaseUrl, folder);
  const connection = await connect(databaseUrl, 4);
  const chosen = (await workloads(connection.query, queriesFile)).filter(({ name }) => name.includes(only));
  console.log(
    `| work | ours/s | p50 ms | p99 ms | bare/s | bare p99 | ours/bare | target | |\n|---|---|---|---|---|---|---|---|---|`,
  );
  try {
    // Without the cache: else a page that is asked for again is none that was rendered.
    await measureAll(chosen.filter(isPage), connection, folder, { ...settings, PAGE_CACHE_MB: "0" });
    await measureAll(
      chosen.filter((work) => !isPage(work)),
      connection,
      folder,
      settings,
    );
  } finally {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Connection = Awaited<ReturnType<typeof connect>>;

const isPage = ({ kind }: Workload) => kind === "page";

/** One app for all of these. */
async function measureAll(
  works: Workload[],
  connection: Connection,
  folder: string,
  settings: Record<string, string>,
): Promise<void> {
  if (works.length === 0) return;
  const ours = await startApp(settings);
  try {
    for (const work of works) await measure(work, connection, folder, settings);
    const cache = settings.PAGE_CACHE_MB ? `, with a cache of pages of ${settings.PAGE_CACHE_MB} MB` : "";
    console.log(`\nMemory of the app process${cache}: ${await residentMb()} MB (target: at most 350 MB)\n`);
  } finally {
    await ended(ours);
  }
}

async function measure(
  work: Workload,
  connection: Connection,
  folder: string,
  settings: Record<string, string>,
): Promise<void> {
  const isCached = work.kind === "cached page";
  const headers: Record<string, string> | undefined =
    work.kind === "call" ? { "x-access-key": KEY } : isCached ? { "accept-encoding": "br" } : undefined;
  const ask = (load: Load) =>
    runLoad({ seconds: SECONDS, warmSeconds: 3, clients: work.clients, pauseMs: work.pauseMs, ...load });
  if (isCached)
    for (const path of work.paths) await fetch(`http://127.0.0.1:${OURS}${path}`).then((r) => r.arrayBuffer());
  const bare = await startBare(work, connection, folder, settings);
  const mine: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await ask({ port: OURS, paths: turned(work.paths, round / ROUNDS), headers }));
    if (bare) theirs.push(await ask({ port: BARE, paths: work.paths.map((_, n) => `/bare/${n}`) }));
  }
  if (bare) await ended(bare);
  print(work, middle(mine), theirs.length ? middle(theirs) : undefined);
}

/** Each round begins elsewhere: else what the first asked for is remembered by the second. */
function turned(paths: readonly string[], part: number): string[] {
  const from = Math.floor(paths.length * part);
  return [...paths.slice(from), ...paths.slice(0, from)];
}

/** What this kind is compared with: the same statements without our program, or twenty cards in the same framework; undefined for pages from the cache. */
async function startBare(
  { kind, paths }: Workload,
  connection: Connection,
  folder: string,
  settings: Record<string, string>,
): Promise<ChildProcess | undefined> {
  const start = (file: string, env: Record<string, string> = {}) =>
    started(
      spawn(process.execPath, [join(here, file)], { env: { ...process.env, BARE_PORT: String(BARE), ...env } }),
      "ready",
    );
  if (kind === "page") return start("bare-page.ts", { NODE_ENV: "production" });
  if (kind !== "call") return undefined;
  const statements = join(folder, "statements.json");
  await record(connection, readConfig(settings), paths, statements);
  return start("bare.ts", { DATABASE_URL: settings.DATABASE_URL!, BARE_STATEMENTS: statements });
}

function print({ name, paths, targets }: Workload, ours: Figures, bare: Figures | undefined): void {
  const ratio = bare && ours.perSecond / bare.perSecond;
  const target = [
    targets.perSecond && `${targets.perSecond}/s`,
    targets.ofBare && `${targets.ofBare * 100} % of bare`,
    targets.p99 && `p99 ${targets.p99} ms`,
  ]
    .filter(Boolean)
    .join(", ");
  const holds =
    (!targets.perSecond || ours.perSecond >= targets.perSecond) &&
    (!targets.ofBare || (ratio ?? 0) >= targets.ofBare) &&
    (!targets.p99 || ours.p99 <= targets.p99) &&
    ours.refused === 0;
  const figure = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? "-";
  console.log(
    `| ${name} (${paths.length} different) | ${figure(ours.perSecond)} | ${figure(ours.p50, 1)} | ${figure(ours.p99, 1)} | ${figure(bare?.perSecond)} | ${figure(bare?.p99, 1)} | ${figure(ratio, 2)} | ${target} | ${holds ? "holds" : "FALLS SHORT"}${ours.refused ? ` (${ours.refused} refused)` : ""} |`,
  );
}

function middle(runs: Figures[]): Figures {
  return runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)]!;
}

async function residentMb(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${OURS}/metrics`, { headers })).text();
  return (Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024).toFixed(0);
}
