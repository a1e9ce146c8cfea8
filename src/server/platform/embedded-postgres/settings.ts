// How the embedded PostgreSQL is set: who may connect, where its socket is, and the figures for one small machine.
import { chmod, chown, mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { replaceFile } from "./files.ts";
import type { Home } from "./home.ts";

/** The role the app connects as, and the name of its database. */
export const APP_ROLE = "viprasetu";
/** The role that owns the cluster, for a person with psql. */
export const ADMIN_ROLE = "postgres";

const MEBIBYTE = 2 ** 20;
/** sockaddr_un holds 104 bytes on macOS and 108 on Linux. */
const LONGEST_SOCKET_PATH = 100;
const SHORT_SOCKET_FOLDER = "/tmp/viprasetu-";
const SOCKET_NAME = "/.s.PGSQL.5432";

/** The folder of the socket, private to the account and root; a short one under /tmp when the path is too long for a socket. */
export async function socketFolderOf(home: Home): Promise<string> {
  const near = join(home.folder, "run");
  const fits = Buffer.byteLength(near + SOCKET_NAME) <= LONGEST_SOCKET_PATH;
  const folder = fits ? near : await mkdtemp(SHORT_SOCKET_FOLDER);
  await mkdir(folder, { recursive: true });
  if (home.account.spawnAs.uid !== undefined) await chown(folder, home.account.uid, home.account.gid);
  await chmod(folder, 0o700);
  return folder;
}

/** The file by which PostgreSQL claims a socket. */
export const socketLockIn = (socketFolder: string) => `${socketFolder}${SOCKET_NAME}.lock`;

/** Removes the folder of a server that has ended if it is one under /tmp; the other stays in the database's folder. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (/^\/tmp\/viprasetu-\w+$/.test(folder)) await rmdir(folder).catch(() => undefined);
}

/**
 * Writes who may connect: over the socket alone, and only the account that PostgreSQL runs as and root, whom the kernel
 * vouches for (peer). So there is no password to keep and no port that others on the machine could try.
 */
export async function writeAccessFiles(home: Home): Promise<{ hba: string; ident: string }> {
  const files = { hba: join(home.folder, "pg_hba.conf"), ident: join(home.folder, "pg_ident.conf") };
  const accounts = [...new Set([home.account.name, "root"])];
  const lines = accounts.flatMap((account) => [APP_ROLE, ADMIN_ROLE].map((role) => `portal "${account}" ${role}\n`));
  await replaceFile(files.hba, "local all all peer map=portal\n");
  await replaceFile(files.ident, lines.join(""));
  return files;
}

/** Settings as arguments of `postgres`, so that they always are those of the running version of the portal. */
export function serverArguments(
  socketFolder: string,
  files: { hba: string; ident: string },
  overrides: Record<string, string> = {},
): string[] {
  const settings = {
    hba_file: files.hba,
    ident_file: files.ident,
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    cluster_name: APP_ROLE,
    max_connections: "60",
    client_connection_check_interval: "1s", // a long query of an app that was killed ends with it
    shared_buffers: `${sharedBuffersMiB()}MB`,
    maintenance_work_mem: "128MB",
    max_parallel_workers_per_gather: "0", // many small requests keep the cores busy already
    random_page_cost: "1.1",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Errors of statements are the app's to log: here they would copy people's data into a file that keeps growing.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_checkpoints: "off",
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function sharedBuffersMiB(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MEBIBYTE;
  return Math.round(Math.min(1024, Math.max(32, memory / 8)));
}
