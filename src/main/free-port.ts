/** Checks that the portal will be able to listen, before anything is created. */
import { createServer } from "node:net";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";

type Listening = Pick<Config, "host" | "port">;

/** Throws StartProblem when another program has the port, or when this account may not open it. */
export async function refuseTakenPort({ host, port }: Listening): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw portProblem(error, { port }) ?? error;
  }
  await new Promise((resolve) => server.close(resolve));
}

/** The sentence for an error of listening; undefined for any other error. */
export function portProblem(error: unknown, { port }: Pick<Listening, "port">): StartProblem | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return new StartProblem(`Port ${port} (PORT) is taken by another program.`);
  if (code === "EACCES") return new StartProblem(`Port ${port} (PORT) may not be opened by this user.`);
}
