/** `npm run proof -- screens`: every screen of the table in every combination of who looks, width, light and language; about an hour. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Prints what is wrong with which screen; ends the process where anything is. */
export async function proveScreens(): Promise<void> {
  const vitest = join(root, "node_modules/.bin/vitest");
  const { status } = spawnSync(vitest, ["run", "--project", "walk"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
