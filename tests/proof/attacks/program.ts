/** The portal as a process that is watched: whether it lives, what its log says, what memory it and its children take. */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { startProgram } from "#tests/harness/command.ts";

const START_MS = 120_000;
const LOOK_MS = 50;

/** In megabytes. */
export interface Memory {
  portal: number;
  /** Its child, in which pictures are decoded. */
  encoder: number;
}

export interface Program {
  isAlive(): boolean;
  /** All that it has written on both streams. */
  log(): string;
  memory(): Memory;
  /** The most that both took while the work went on. */
  mostMemory<T>(work: () => Promise<T>): Promise<{ result: T; most: Memory }>;
  end(): Promise<void>;
}

/** Starts it and waits until it answers. */
export async function startPortal(settings: Record<string, string>): Promise<Program> {
  const child = startProgram(settings);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  for (const until = Date.now() + START_MS; !/answers at/.test(said); ) {
    if (!isAlive() || Date.now() > until) throw new Error(`the portal did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const memory = () => memoryOf(child.pid!);
  return {
    isAlive,
    log: () => said,
    memory,
    async mostMemory(work) {
      const most = memory();
      const look = setInterval(() => {
        const { portal, encoder } = memory();
        most.portal = Math.max(most.portal, portal);
        most.encoder = Math.max(most.encoder, encoder);
      }, LOOK_MS);
      try {
        return { result: await work(), most };
      } finally {
        clearInterval(look);
      }
    },
    async end() {
      if (!isAlive()) return;
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function memoryOf(pid: number): Memory {
  const statuses = readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return [{ own: Number(entry), status: readFileSync(`/proc/${entry}/status`, "utf8") }];
    } catch {
      return []; // ended between two looks
    }
  });
  const sum = (isOne: (own: number, parent: number) => boolean) =>
    statuses
      .filter(({ own, status }) => isOne(own, number(status, "PPid")))
      .reduce((megabytes, { status }) => megabytes + number(status, "VmRSS") / 1024, 0);
  return { portal: sum((own) => own === pid), encoder: sum((_, parent) => parent === pid) };
}

function number(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
}
