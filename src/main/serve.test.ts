// The program as a person starts and ends it: whenever Ctrl-C comes no process stays, and what keeps it from starting is said first.
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startProgram } from "#tests/harness/command.ts";
import { buildPages } from "./build-pages.ts";

const root = join(import.meta.dirname, "../..");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-serve-"));
  chmodSync(folder, 0o755); // PostgreSQL's account must get in
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const npmStart = (settings: NodeJS.ProcessEnv) =>
  spawn("npm", ["start"], { cwd: root, env: { ...process.env, ...settings } });

function start(settings: Record<string, string> = {}, run = startProgram) {
  const own = { MODE: "demo", NODE_ENV: "production" }; // vitest has its own
  const child = run({ ...own, DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "error", ...settings });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      said += data;
    });
  const ended = new Promise<number | string | null>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal)),
  );
  const until = async (isSo: () => boolean) => {
    for (const deadline = Date.now() + 100_000; !isSo(); await sleep(5))
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`It did not come so far: ${said}`);
  };
  return { child, ended, until, said: () => said };
}

/** Processes that name the folder or stand in it, whoever their parent is. */
function processesOf(place: string): string[] {
  return readdirSync("/proc")
    .filter((pid) => /^[0-9]+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => {
      try {
        const [line, at] = [readFileSync(`/proc/${pid}/cmdline`, "utf8"), readlinkSync(`/proc/${pid}/cwd`)];
        return (
          line.includes(place) || at.startsWith(place) || readFileSync(`/proc/${pid}/environ`, "utf8").includes(place)
        );
      } catch {
        return false; // ended between two looks
      }
    });
}

describe.skipIf(process.platform !== "linux")("Ctrl-C leaves no process and no half-made thing behind", () => {
  test.each([
    ["while the database is created", "data/postgres/data.partial/base", 1],
    ["as soon as PostgreSQL is up", "data/postgres/data/postmaster.pid", 1],
    ["twice within 10 ms, as under npm", "data/postgres/data/postmaster.pid", 2],
    ["three times, by somebody in a hurry", "data/postgres/data/postmaster.pid", 3],
  ])("%s", async (_, sign, times) => {
    const portal = start();
    await portal.until(() => existsSync(join(folder, sign)));
    for (let sent = 0; sent < times; sent++) {
      portal.child.kill("SIGINT");
      await sleep(10);
    }
    expect(await portal.ended, portal.said()).toBe(0);
    expect(processesOf(folder)).toEqual([]);
  });

  test("sent twice to a portal that answers, which then starts again and ends again", async () => {
    for (const _ of ["created", "again"]) {
      const portal = start();
      await portal.until(() => /Ctrl-C ends it/.test(portal.said()));
      expect(processesOf(folder).length).toBeGreaterThan(2);
      portal.child.kill("SIGINT");
      await sleep(10);
      portal.child.kill("SIGINT");
      expect(await portal.ended, portal.said()).toBe(0);
      expect(processesOf(folder)).toEqual([]);
    }
  });

  test("sent as SIGTERM to npm alone, as an operator's service does", async () => {
    const portal = start({}, npmStart);
    await portal.until(() => /Ctrl-C ends it/.test(portal.said()));
    portal.child.kill("SIGTERM");
    await portal.ended;
    for (const until = Date.now() + 10_000; processesOf(folder).length && Date.now() < until; ) await sleep(50);
    expect(processesOf(folder)).toEqual([]);
  });

  test("while a command runs that brought PostgreSQL up for itself", async () => {
    const env = { ...process.env, MODE: "demo", DATA_DIR: join(folder, "data") };
    const child = spawn(process.execPath, [join(root, "src/main/commands/seed.ts")], { env });
    const ended = new Promise((resolve) => child.on("close", resolve));
    while (!existsSync(join(folder, "data/postgres/data/postmaster.pid"))) await sleep(5);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(processesOf(folder)).toEqual([]);
  });

  test("while the pages are built: the builder ends and the present pages stay", async () => {
    const stop = new AbortController();
    const fresh = join(root, `.build-${process.pid}`);
    const building = buildPages(stop.signal);
    for (const until = Date.now() + 60_000; !processesOf(fresh).length && Date.now() < until; ) await sleep(20);
    expect(processesOf(fresh)).not.toEqual([]);
    stop.abort();
    await expect(building).rejects.toBe(stop.signal.reason);
    expect(processesOf(fresh)).toEqual([]);
    expect([existsSync(fresh), existsSync(join(root, "build/stamp"))]).toEqual([false, true]);
  });
});

describe("what keeps it from starting is said before anything is created", () => {
  test("a port that another program has", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const portal = start({ PORT: String(port) });
    expect(await portal.ended).toBe(1);
    other.close();
    expect(portal.said()).toBe(`Port ${port} (PORT) is taken by another program.\n`);
    expect(existsSync(join(folder, "data/postgres"))).toBe(false);
  });

  test("a database that cannot be reached", async () => {
    const portal = start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    expect(await portal.ended).toBe(1);
    expect(portal.said()).toMatch(/^The database of DATABASE_URL cannot be reached: [^\n]+\n$/);
  });

  test("the data folder of a demo in a production start, which names the setting that leads there", async () => {
    const demo = start();
    await demo.until(() => /Ctrl-C ends it/.test(demo.said()));
    demo.child.kill("SIGINT");
    await demo.ended;
    const portal = start({
      MODE: "production",
      PUBLIC_URL: "http://127.0.0.1",
      ACCESS_KEYS: "web:0123456789abcdef",
      SESSION_SECRET: "s".repeat(32),
      PIN_PEPPER: "p".repeat(32),
      PAN_KEY: "d".repeat(32),
      SMS_URL: "http://127.0.0.1:1/",
    });
    expect(await portal.ended).toBe(1);
    expect(portal.said()).toContain("DATA_DIR");
    expect(portal.said()).not.toContain("DATABASE_URL");
  });
});
