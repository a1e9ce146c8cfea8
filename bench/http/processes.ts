/** The processes of a measurement: our app as `npm start` has it, the load generator, and others that say when they are ready. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { startProgram } from "#tests/harness/command.ts";
import type { Figures, Load } from "./load.ts";

export const OURS = 15_010;
export const KEY = "web-key-of-the-bench-0001";
export const METRICS_TOKEN = "metrics-token-of-the-bench";
const here = import.meta.dirname;

/** A production's settings; the limits of one address are raised, nothing else. */
export function settingsOf(databaseUrl: string, folder: string): Record<string, string> {
  return {
    MODE: "production",
    HOST: "127.0.0.1",
    PORT: String(OURS),
    PUBLIC_URL: `http://127.0.0.1:${OURS}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    ACCESS_KEYS: `web:${KEY}`,
    SESSION_SECRET: "s".repeat(40),
    PIN_PEPPER: "p".repeat(40),
    PAN_KEY: "d".repeat(40),
    SMS_URL: "http://127.0.0.1:9/sms",
    READS_PER_5_MINUTES: "1000000000",
    RENDER_SECONDS_PER_5_MINUTES: "1000000",
    METRICS_TOKEN,
  };
}

/** Starts our app; resolves when it answers. */
export function startApp(settings: Record<string, string>): Promise<ChildProcess> {
  return started(startProgram(settings), "answers at");
}

/** In a process of its own, so that the load generator shares no thread with what is measured. */
export function runLoad(load: Load): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(here, "load.ts")], { stdio: ["pipe", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error("the load generator failed")),
    );
    child.stdin.end(JSON.stringify(load));
  });
}

export function started(child: ChildProcess, sign: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (data) => String(data).includes(sign) && resolve(child));
    child.stderr?.pipe(process.stderr);
    child.on("exit", (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
}

export function ended(child: ChildProcess): Promise<void> {
  child.removeAllListeners("exit");
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
