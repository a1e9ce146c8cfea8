/** An operator's command, run beside a town as the program it is. */
import { spawn } from "node:child_process";
import type { Town } from "./town.ts";

/** What the program says on both streams, trimmed, and its exit status. */
export function runCommand(
  { databaseUrl, config }: Pick<Town, "databaseUrl" | "config">,
  program: string,
  words: string[],
): Promise<{ said: string; status: number | null }> {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      said += data;
    });
  return new Promise((resolve) => child.on("close", (status) => resolve({ said: said.trim(), status })));
}
