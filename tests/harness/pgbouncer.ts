/** A real PgBouncer in front of a test database, on machines that have the program. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openProxy } from "./database-proxy.ts";

/** How long a client of the pooler has its session: until it leaves, or until its transaction ends. */
export type PoolMode = "session" | "transaction";

export interface PgBouncer {
  url: string;
  close(): Promise<void>;
}

const PROGRAM = "/usr/sbin/pgbouncer";
const NOBODY = 65_534;
/** Fewer than the portal opens to it, so that many clients share a session. */
const SESSIONS: Record<PoolMode, number> = { session: 30, transaction: 3 };

export const hasPgBouncer = existsSync(PROGRAM);

/** Starts one on a free port with its usual settings; `more` are lines for its file of settings. */
export async function openPgBouncer(databaseUrl: string, mode: PoolMode, ...more: string[]): Promise<PgBouncer> {
  // The test database knows this process by its account, and PgBouncer does not run as root.
  const proxy = await openProxy(databaseUrl);
  const behind = new URL(proxy.url);
  const url = new URL(proxy.url);
  url.port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-pgbouncer-"));
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  write("users.txt", [`"${url.username}" ""`]);
  write("pgbouncer.ini", [
    "[databases]",
    `* = host=${behind.hostname} port=${behind.port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${url.port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${join(folder, "users.txt")}`,
    `pool_mode = ${mode}`,
    `default_pool_size = ${SESSIONS[mode]}`,
    ...more,
  ]);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(PROGRAM, ["-q", join(folder, "pgbouncer.ini")], {
    stdio: "ignore",
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listens(Number(url.port));
    return { url: url.href, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asked without signing in, so that it opens no session with PostgreSQL of its own accord. */
async function listens(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    } finally {
      socket.destroy();
    }
  }
}
