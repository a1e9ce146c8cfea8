/** A program in a process of its own that works on one message after the other. It starts with the first and ends after a quiet time. */
import { type ChildProcess, fork } from "node:child_process";

const QUIET_MS = 30_000;
/** It knows none of the portal's secrets; the allocator's settings are those of src/main/start.sh. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC")));

interface Program {
  file: string;
  args?: string[];
  /** What it needs of the environment beside the allocator's settings. */
  env?: Record<string, string>;
  /** For one piece of work, starting the process included. */
  mostMs: number;
}

export interface ProgramProcess<Work, Outcome> {
  /** One at a time. Undefined when the process ended or did not answer in time; it is ended then, and the next piece starts another. */
  run(work: Work): Promise<Outcome | undefined>;
  close(): void;
}

/** No process yet: the first piece of work starts it. */
export function openProgram<Work extends object, Outcome>(program: Program): ProgramProcess<Work, Outcome> {
  let running: ChildProcess | undefined;
  let quiet: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(quiet);
    running?.kill("SIGKILL");
    running = undefined;
  };
  return {
    async run(work) {
      clearTimeout(quiet);
      running ??= start(program);
      const outcome = await answerOf<Outcome>(running, work, program.mostMs);
      if (outcome) quiet = setTimeout(end, QUIET_MS).unref();
      else end();
      return outcome;
    },
    close: end,
  };
}

function start({ file, args = [], env = {} }: Program): ChildProcess {
  const child = fork(file, args, {
    execArgv: [],
    env: { ...ENVIRONMENT, ...env },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A message to a process that has just ended is an error; the end itself tells the same.
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf<Outcome>(child: ChildProcess, work: object, mostMs: number): Promise<Outcome | undefined> {
  const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
  const late = setTimeout(resolve, mostMs, undefined);
  const ended = () => resolve(undefined);
  child.once("message", resolve as (message: unknown) => void).once("exit", ended);
  child.send(work);
  return promise.finally(() => {
    clearTimeout(late);
    child.off("message", resolve as (message: unknown) => void).off("exit", ended);
  });
}
