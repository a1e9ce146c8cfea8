/** `npm run proof -- ordinary-user`: the README's commands in a fresh clone, as root in a folder nobody else may enter, and as an ordinary user. */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Account, accountNamed, freePort, giveTo } from "./accounts.ts";

const root = resolve(import.meta.dirname, "../..");
const PATIENCE_MS = 240_000;

/** Throws when a start did not answer, or left something behind. */
export async function proveOrdinaryUser(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const accounts: Account[] = isRoot
    ? [{ name: "root", uid: 0, gid: 0 }, accountNamed("nobody")]
    : [accountNamed(process.env.USER ?? "me")];
  for (const who of accounts) await once(who);
  if (!isRoot) console.log("Run it as root to see both: root in a 0700 folder, and an ordinary user.");
}

async function once(who: Account): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `viprasetu-${who.name}-`));
  const clone = join(folder, "viprasetu");
  const port = String(await freePort());
  try {
    execFileSync("git", ["clone", "--quiet", root, clone]);
    if (who.uid !== 0) giveTo(who, folder);
    chmodSync(folder, 0o700);
    const run = runner(who, folder, clone, port);
    console.log(`\nAs ${who.name}, in a folder of mode 0700:`);
    console.log(`  npm ci: ${await timed(run("npm ci --no-audit --no-fund"))} s`);
    for (const start of ["first", "second"])
      console.log(`  npm start, ${start}: ${await answersAndEnds(run, port, clone)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = (command: string) => ReturnType<typeof spawn>;

function runner(who: Account, home: string, cwd: string, port: string): Run {
  const env = {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    HOME: home,
    PORT: port,
    npm_config_cache: join(home, ".npm"),
    ...registry(),
  };
  return (command) =>
    spawn("bash", ["-c", command], {
      cwd,
      env,
      uid: who.uid,
      gid: who.gid,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
}

/** Of the machine's npm settings only the registry is passed on. */
function registry(): Record<string, string> {
  const given = execFileSync("npm", ["config", "get", "registry"], { cwd: root, encoding: "utf8" }).trim();
  return { npm_config_registry: given };
}

async function answersAndEnds(run: Run, port: string, clone: string): Promise<string> {
  const started = performance.now();
  const child = run("npm start");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said += data));
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  try {
    await until(
      () => said.includes("answers at"),
      () => said,
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const page = await fetch(`http://127.0.0.1:${port}/home`);
    if (page.status !== 200) throw new Error(`the front page answered ${page.status}`);
    process.kill(-child.pid!, "SIGINT");
    await ended;
    const left = leftBehind(clone);
    if (left.length) throw new Error(`left behind: ${left.join("; ")}`);
    return `answers after ${seconds} s, front page 200, Ctrl-C leaves no process`;
  } catch (error) {
    console.error(said);
    process.kill(-child.pid!, "SIGKILL");
    throw error;
  }
}

function leftBehind(clone: string): string[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        return line.includes(clone) ? [line.slice(0, 120)] : [];
      } catch {
        return [];
      }
    });
}

async function timed(child: ReturnType<typeof spawn>): Promise<string> {
  const started = performance.now();
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said += data));
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) throw new Error(`it ended with ${code}:\n${said}`);
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function until(isSo: () => boolean, said: () => string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo(); await new Promise((r) => setTimeout(r, 50)))
    if (Date.now() > end) throw new Error(`it did not answer:\n${said()}`);
}
