// Decides where the database of a data folder lives and which system account PostgreSQL runs as, root included.
import { execFileSync } from "node:child_process";
import { access, chmod, constants, lstat, mkdtemp, realpath, rm, stat, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { inWords, makeFolders } from "./files.ts";
import { type Account, runProgram } from "./program.ts";

/** The database's own folder (real path), the cluster and the log in it, and the account PostgreSQL runs as. */
export type Home = { folder: string; cluster: string; logFile: string; account: Account };

/** Where a start reports its progress and trouble, one sentence a call; pino and console both fit. */
export type StartLog = { info(text: string): void; warn(text: string): void };

/** Where the database and the programs go when root starts the app in a folder closed to everyone else. */
export const SYSTEM_FOLDER = "/var/lib/viprasetu";

/**
 * Finds or makes the database's folder: `postgres` inside the data folder. PostgreSQL refuses root, so root runs it as
 * another account; where that account cannot enter the data folder, `postgres` is a link into the system folder.
 * The link moves with the data folder and goes away with it. Refuses with a StartProblem.
 */
export async function settleHome(options: { dataDir: string; log: StartLog; systemFolder?: string }): Promise<Home> {
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  const entry = join(dataDir, "postgres");
  if (!(await lstat(entry).catch(() => undefined))) await makeHome(entry, dataDir, options.systemFolder);
  const folder = await realpath(entry).catch(() => {
    throw new StartProblem(`${entry} leads to a folder that is gone: bring it back, or remove the link to begin anew.`);
  });
  const cluster = join(folder, "data");
  const account = await accountFor(folder, cluster);
  if (!(await canEnter(account, folder))) throw closedTo(account, folder);
  if (!folder.startsWith(await realpath(dataDir))) {
    options.log.info(
      `PostgreSQL refuses root and "${account.name}" may not enter ${dataDir}: the database is in ${folder}.`,
    );
  }
  return { folder, cluster, logFile: join(folder, "postgres.log"), account };
}

/** Makes the system folder, open to every account whatever the umask is. */
export async function makeSystemFolder(folder: string): Promise<void> {
  await makeFolders(folder);
  await chmod(folder, 0o755);
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolders(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(`DATA_DIR is ${dataDir}, where this account cannot write (${inWords(error)}).`);
  }
}

async function makeHome(entry: string, dataDir: string, systemFolder = SYSTEM_FOLDER): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await canEnter(serviceAccount(), dataDir))) {
    await makeFolders(entry);
    await chmod(entry, isRoot ? 0o711 : 0o700);
    return;
  }
  try {
    await makeSystemFolder(systemFolder);
    const folder = await mkdtemp(join(systemFolder, "database-"));
    await chmod(folder, 0o711);
    await symlink(folder, entry).catch(async (error) => {
      await rm(folder, { recursive: true });
      if (error.code !== "EEXIST") throw error; // else a start beside ours was first
    });
  } catch (error) {
    throw new StartProblem(
      `PostgreSQL refuses root, other accounts may not enter DATA_DIR ${dataDir}, and ${systemFolder} cannot be written (${inWords(error)}): set DATA_DIR to a folder that others may enter.`,
    );
  }
}

/** Root keeps running an existing database as the account that owns it; everyone else runs only their own. */
async function accountFor(folder: string, cluster: string): Promise<Account> {
  const uid = process.getuid?.() ?? -1;
  const owner = (await stat(cluster).catch(() => undefined)) ?? (await stat(folder));
  if (uid === 0) return owner.uid === 0 ? serviceAccount() : accountOf(String(owner.uid), true);
  if (owner.uid === uid) return accountOf(String(uid), false);
  throw new StartProblem(
    `The database in ${folder} belongs to another account (uid ${owner.uid}): start as that account, or set DATA_DIR to another folder.`,
  );
}

/** `postgres` where the system has it, else `nobody`: no account is added to anyone's machine. */
function serviceAccount(): Account {
  try {
    return accountOf("postgres", true);
  } catch {
    return accountOf("nobody", true);
  }
}

function accountOf(user: string, switches: boolean): Account {
  const ask = (flag: string) => execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const [uid, gid] = [Number(ask("-u")), Number(ask("-g"))];
    return { name: ask("-un"), uid, gid, spawnAs: switches ? { uid, gid } : {} };
  } catch {
    throw new StartProblem(
      `The account ${user} has no name on this system, which PostgreSQL needs: add it to /etc/passwd, or set DATABASE_URL.`,
    );
  }
}

/** Asked by doing it: mode bits alone do not tell of access lists and mounts. */
async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { code } = await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], account);
  return code === 0;
}

function closedTo(account: Account, folder: string): StartProblem {
  return new StartProblem(
    `PostgreSQL runs as "${account.name}", which may not enter ${folder}: open the folders above it to others (chmod o+x), or set DATA_DIR.`,
  );
}
