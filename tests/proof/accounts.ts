/** For starting the portal as another user: the account, its ownership of a folder, a free port. */
import { execFileSync } from "node:child_process";
import { chownSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** An account of this machine. */
export function accountNamed(name: string): Account {
  const number = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { name, uid: number("-u"), gid: number("-g") };
}

/** Makes the account the owner of the folder and of all in it. */
export function giveTo({ uid, gid }: Account, folder: string): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), uid, gid);
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
