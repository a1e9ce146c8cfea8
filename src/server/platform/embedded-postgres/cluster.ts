// Makes the database cluster the first time, whole or not at all, and refuses one that another major version made.
import { chown, mkdir, readFile, rename, rm, statfs } from "node:fs/promises";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Programs } from "./binaries.ts";
import type { Home, StartLog } from "./home.ts";
import { type Outcome, reasonIn, runProgram } from "./program.ts";
import { ADMIN_ROLE, APP_ROLE } from "./settings.ts";

const NEEDED_MEBIBYTES = 200;

// Words are taken apart by LC_CTYPE: under plain C, pg_trgm sees no letter in Devanagari and finds nothing.
const LOCALE = [
  "--locale=C",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

// An ordinary role, as on a managed server; it may create databases, which tests and restores need.
const FIRST_STATEMENTS = `CREATE ROLE ${APP_ROLE} LOGIN CREATEDB
;

CREATE DATABASE ${APP_ROLE} OWNER ${APP_ROLE}
;

`;

/** Creates the cluster with the app's role and database unless it is there. Refuses with a StartProblem. */
export async function ensureCluster(
  home: Home,
  programs: Programs,
  log: StartLog,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const version = await versionOf(home.cluster);
  if (version === programs.majorVersion) return;
  if (version !== undefined) {
    throw new StartProblem(
      `The database in ${home.cluster} was made by PostgreSQL ${version} and this is PostgreSQL ${programs.majorVersion}: set DATA_DIR to another folder, or DATABASE_URL to a server of version ${version}.`,
    );
  }
  await refuseFullDisk(home.folder);
  log.info(`Creating the database in ${home.folder}.`);
  const partial = `${home.cluster}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  if (home.account.spawnAs.uid !== undefined) await chown(partial, home.account.uid, home.account.gid);
  await createCluster(partial, home, programs, signal);
  await rename(partial, home.cluster);
}

async function versionOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(`${cluster}/PG_VERSION`, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartProblem(`The database in ${cluster} cannot be read (${(error as Error).message}).`);
  }
}

async function refuseFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free >= NEEDED_MEBIBYTES) return;
  throw new StartProblem(
    `The disk of ${folder} has ${free} MB free and a new database needs ${NEEDED_MEBIBYTES} MB: make room, or set DATA_DIR to a folder on another disk.`,
  );
}

async function createCluster(folder: string, home: Home, programs: Programs, signal?: AbortSignal): Promise<void> {
  const made = await runProgram(
    programs.initdb,
    ["-D", folder, "-U", ADMIN_ROLE, "-E", "UTF8", ...LOCALE, "--auth=reject", "--data-checksums", "--no-instructions"],
    home.account,
    { signal },
  );
  signal?.throwIfAborted();
  refuseFailure(made, home);
  // Single-user mode: the role and the database are there before anyone can connect.
  const arguments_ = ["--single", "-j", "-c", "exit_on_error=true", "-D", folder, "template1"];
  const filled = await runProgram(programs.postgres, arguments_, home.account, { input: FIRST_STATEMENTS, signal });
  signal?.throwIfAborted();
  refuseFailure(filled, home);
}

function refuseFailure({ code, output }: Outcome, home: Home): void {
  if (code === 0) return;
  throw new StartProblem(
    `PostgreSQL could not create its database in ${home.folder} (${reasonIn(output)}); see DATA_DIR.`,
  );
}
