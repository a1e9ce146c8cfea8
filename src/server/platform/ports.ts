/** The doors to the outside world that tests may replace: messages out, and jobs to be done later. */
import type { Ctx } from "./context.ts";

export interface Ports {
  /** Puts a job into the queue within the caller's transaction; it runs after the commit, again and again until it succeeds. */
  addJob(
    ctx: Pick<Ctx, "db">,
    task: string,
    payload: Record<string, unknown>,
    options?: { runAt?: Date; jobKey?: string },
  ): Promise<void>;
}
