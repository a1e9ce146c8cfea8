/** The portal and the operator's commands, run as the programs they are. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import type { Town } from "./town.ts";

const root = join(import.meta.dirname, "../..");
/** The second start of a command takes half the work of the first. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") };

/** Starts the portal as `npm start` does, with the Node of this process. The shell is replaced by Node, so the child is the portal. */
export function startProgram(settings: Record<string, string | undefined>): ChildProcessWithoutNullStreams {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  return spawn("sh", ["src/main/start.sh"], {
    cwd: root,
    env: { ...process.env, ...settings, PATH: path },
  });
}

/** The program's output on both streams, trimmed, and its exit status. */
export function runCommand(
  { databaseUrl, config }: Pick<Town, "databaseUrl" | "config">,
  program: string,
  words: string[],
): Promise<{ said: string; status: number | null }> {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      said += data;
    });
  return new Promise((resolve) => child.on("close", (status) => resolve({ said: said.trim(), status })));
}
