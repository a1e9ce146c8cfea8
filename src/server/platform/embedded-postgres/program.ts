// Runs one program of PostgreSQL to its end, as the account that the database belongs to.
import { spawn } from "node:child_process";

/** The system account that PostgreSQL runs as. `spawnAs` is empty when that is the account the app runs as. */
export type Account = { name: string; uid: number; gid: number; spawnAs: { uid?: number; gid?: number } };

/** The environment of every program of PostgreSQL: nothing of the caller's PG* variables or language leaks in. */
export const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/** How a program ended: its exit code (-1 when it could not be started or was killed) and all that it printed. */
export type Outcome = { code: number; output: string };

/** Runs a program with its text input and waits for its end; never throws. A signal kills it with all that it started. */
export function runProgram(
  file: string,
  args: string[],
  account: Account,
  { input = "", signal }: { input?: string; signal?: AbortSignal } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: "/", env: PROGRAM_ENVIRONMENT, detached: true, ...account.spawnAs });
    const kill = () => killAll(child.pid);
    signal?.addEventListener("abort", kill);
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.stdin.on("error", () => undefined); // a program that ends early tells more by its exit code
    child.on("error", (error) => resolve({ code: -1, output: error.message }));
    child.on("close", (code) => {
      signal?.removeEventListener("abort", kill);
      resolve({ code: code ?? -1, output });
    });
    child.stdin.end(input);
  });
}

/** Each program leads a process group of its own, which may be gone by now. */
function killAll(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** The sentence in a program's output or log that says why it gave up, without the prefix of the log line. */
export function reasonIn(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "" && !line.includes("the database system is"));
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? "no message";
  return telling.replace(/^.*?\b(?:FATAL|PANIC|ERROR|error):\s*/, "").trim();
}
