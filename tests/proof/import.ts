/** `npm run proof -- import [rows]`: a spreadsheet of 20,000 rows, or of a million, through the real command: time, peak memory, and its rows found by search at once. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { openPortal } from "#main/portal.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres/join.ts";
import { createLog } from "#server/platform/log.ts";
import { makeSpreadsheet } from "./spreadsheet.ts";

const ROWS = Number(process.argv[3] ?? 20_000);
const MOST_MB = 500;
/** On a machine that has other work too. */
const SECONDS = 60 + ROWS / 1_200;
const root = join(import.meta.dirname, "../..");

/** Throws when something was not as it must be. */
export async function proveImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-import-"));
  const settings = { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "error" };
  try {
    const file = join(folder, "businesses.csv");
    const sheet = makeSpreadsheet(file, ROWS);
    const size = (statSync(file).size / 1e6).toFixed(0);
    console.log(
      `A spreadsheet of ${ROWS} rows (${size} MB), ${sheet.bad} of them spoiled, ${sheet.repeated} repeated.`,
    );
    const trial = await importOnce(file, settings, "--dry-run", "--columns-ok");
    console.log(`trial: ${line(trial)}`);
    const answers = answerAll(file.replace(/\.csv$/, ".questions.csv"));
    const first = await importOnce(file, settings, "--columns-ok", "--answers", answers);
    console.log(`import: ${line(first)}`);
    const again = await importOnce(file, settings, "--columns-ok", "--answers", answers);
    console.log(`again: ${line(again)}`);
    console.log(`found by search: ${await searchFor(settings, sheet.probe.name)}`);
    must(first.status === 1, "bad rows must make the exit status 1");
    must(
      first.said.includes(`${sheet.repeated} repeated in the file, ${sheet.bad} with errors`),
      "every spoiled row must be named",
    );
    must(/(?<!\d)0 new, 0 updated\b/.test(again.said), "the same file again must change nothing");
    for (const { seconds, peakMb } of [trial, first, again])
      must(seconds < SECONDS && peakMb < MOST_MB, `at most ${SECONDS} s and ${MOST_MB} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes the first suggestion for whatever the trial asked. */
function answerAll(path: string): string {
  const [head, ...rows] = parse(readFileSync(path), { bom: true }) as string[][];
  const asked = rows.filter((row) => !row.at(-1)).length;
  console.log(`${rows.length} distinct values were guessed or asked, ${asked} of them asked`);
  const answered = rows.map((row) => (row.at(-1) ? row : row.with(-1, row[3]!)));
  writeFileSync(path, `\ufeff${stringify([head!, ...answered])}`);
  return path;
}

const MOST_SAID = 100_000;
const PROGRESS = /^(Reading|Comparing|Storing)\b/;

/** As `npm run import` starts it. */
const IMPORT = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  .scripts.import.split(" ")
  .slice(1);

async function importOnce(file: string, settings: Record<string, string>, ...flags: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [...IMPORT, "businesses", file, ...flags], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  let said = "";
  let peakMb = 0;
  child.stdout.on("data", (data: Buffer) => {
    // The end of it: a million rows have ten thousand lines to say.
    said = (said + data).slice(-MOST_SAID);
    for (const line of String(data).split("\n")) if (PROGRESS.test(line)) console.log(`  ${line}`);
  });
  child.stderr.pipe(process.stderr);
  const watch = setInterval(() => {
    try {
      peakMb = Math.max(
        peakMb,
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
      );
    } catch {
      // ended between two looks
    }
  }, 100);
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(watch);
  return { status, said, peakMb, seconds: (performance.now() - started) / 1000 };
}

function line({ status, said, peakMb, seconds }: Awaited<ReturnType<typeof importOnce>>): string {
  return `${seconds.toFixed(1)} s, peak ${peakMb.toFixed(0)} MB, exit status ${status}: ${said.trim().split("\n").at(-1)}`;
}

async function searchFor(settings: Record<string, string>, name: string): Promise<string> {
  const config = readConfig(settings);
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await joinEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
  const portal = await openPortal({ config, databaseUrl: database.url, log: createLog("error") });
  const html = await (
    await fetch(`${portal.address}/all-over-india?searchQuery=${name.split(" ")[0]!.toLowerCase()}&kind=businesses`)
  ).text();
  await portal.close();
  await database.stop();
  must(html.includes(name), `${name} must be found by search`);
  return name;
}

function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}
