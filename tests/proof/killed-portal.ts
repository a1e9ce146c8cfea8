/** The real program as a child process that may be killed, and the calls of a browser that tolerates that. */
import type { ChildProcess } from "node:child_process";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { sandboxCheckout } from "#contract/sandbox-checkout.ts";
import type { Config } from "#server/platform/config/config.ts";
import { startProgram } from "#tests/harness/command.ts";
import type { Person } from "#tests/harness/town.ts";

const START_MS = 120_000;

export interface Child {
  /** Resolves with the name of the point at which it was killed; undefined when it ended otherwise. */
  ended: Promise<string | undefined>;
  isAlive(): boolean;
  kill(): Promise<void>;
}

/** Starts the program and waits until it answers (or has been killed at once). */
export async function startChild(settings: Record<string, string>): Promise<Child> {
  const child = startProgram(settings);
  const said: string[] = [];
  child.stdout.on("data", (data) => said.push(String(data)));
  child.stderr.on("data", (data) => said.push(String(data)));
  const ended = new Promise<string | undefined>((resolve) =>
    child.on("close", () => resolve(/FAILPOINT \d+ (\S+)/.exec(said.join(""))?.[1])),
  );
  for (const until = Date.now() + START_MS; !/answers at/.test(said.join("")); ) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the portal did not start: ${said.join("")}`);
    if (child.signalCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ended, isAlive: () => isAlive(child), kill: () => killChild(child, ended) };
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function killChild(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (isAlive(child)) child.kill("SIGKILL");
  await ended;
}

/** Makes a call as the browser would; undefined when the portal died over it or refused. */
export async function tryCall<E extends Endpoint>(
  { publicUrl, accessKeys }: Config,
  endpoint: E,
  input: InputOf<E>,
  who?: Person,
): Promise<PayloadOf<E> | undefined> {
  const answer = await post(`${publicUrl}/api${endpoint.path}`, input, {
    "x-access-key": [...accessKeys.keys()][0]!,
    ...who?.headers,
  });
  return (answer as { payload: PayloadOf<E> } | undefined)?.payload;
}

/** Pays at the test gateway: authorised, so that the portal must capture; without a webhook if wanted. */
export function tryPay({ publicUrl }: Config, order: { key: string; order: { id: string } }, silent: boolean) {
  const input = { key_id: order.key, outcome: "success", authorizeOnly: true, silent };
  return post(publicUrl + sandboxCheckout(order.order.id), input, {});
}

async function post(url: string, input: unknown, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(input),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
