/** `npm run proof -- import`: a spreadsheet of 20,000 rows through the real command: time, peak memory, and its rows found by search at once. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPortal } from "#main/portal.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres/join.ts";
import { createLog } from "#server/platform/log.ts";
import { makeSpreadsheet } from "./spreadsheet.ts";

const ROWS = 20_000;
const root = join(import.meta.dirname, "../..");

/** Throws when something was not as it must be. */
export async function proveImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-import-"));
  const settings = { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "error" };
  try {
    const sheet = makeSpreadsheet(ROWS);
    const file = join(folder, "businesses.csv");
    writeFileSync(file, sheet.text);
    console.log(`A spreadsheet of ${ROWS} rows, ${sheet.bad} of them spoiled, ${sheet.repeated} repeated.`);
    const trial = await importOnce(file, settings, "--dry-run");
    console.log(`trial: ${line(trial)}`);
    const first = await importOnce(file, settings);
    console.log(`import: ${line(first)}`);
    const again = await importOnce(file, settings);
    console.log(`again: ${line(again)}`);
    console.log(`found by search: ${await searchFor(settings, sheet.probe.name)}`);
    must(first.status === 1, "bad rows must make the exit status 1");
    must(first.said.includes(`${sheet.bad} with errors`), "every spoiled row must be named");
    must(/(?<!\d)0 new, 0 updated\b/.test(again.said), "the same file again must change nothing");
    must(first.seconds < 60 && first.peakMb < 500, "at most 60 s and 500 MB");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importOnce(file: string, settings: Record<string, string>, ...flags: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, "src/main/commands/import.ts"), "businesses", file, ...flags], {
    env: { ...process.env, ...settings },
  });
  let said = "";
  let peakMb = 0;
  child.stdout.on("data", (data) => {
    said += data;
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
    await fetch(`${portal.address}/all-over-india?searchQuery=${encodeURIComponent(name)}&kind=businesses`)
  ).text();
  await portal.close();
  await database.stop();
  must(html.includes(name), `${name} must be found by search`);
  return name;
}

function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}
