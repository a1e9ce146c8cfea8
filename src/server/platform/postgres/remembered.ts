/** Reference data in the memory of the process: read once for each database, and read again in the background when it is a minute old. */
import type { Ctx } from "#server/platform/context.ts";
import type { RunNamed } from "./database.ts";

const FRESH_MS = 60_000;

interface Memory<Value> {
  value: Promise<Value>;
  readAt: number;
}

export interface Remembered<Value> {
  (ctx: Pick<Ctx, "query">): Promise<Value>;
  /** Reads now, for who has met something that the memory lacks. */
  again(ctx: Pick<Ctx, "query">): Promise<Value>;
}

/**
 * A reader that answers from memory: only the first caller waits, a change in the database shows within about a minute, and a reading that fails leaves
 * what was known. For small tables that change rarely and are needed by nearly every answer.
 */
export function remembered<Value>(read: (ctx: Pick<Ctx, "query">) => Promise<Value>): Remembered<Value> {
  const memories = new WeakMap<RunNamed, Memory<Value>>();
  const again = (ctx: Pick<Ctx, "query">): Promise<Value> => {
    const value = read(ctx);
    memories.set(ctx.query, { value, readAt: Date.now() });
    value.catch(() => memories.delete(ctx.query));
    return value;
  };
  const recall = (ctx: Pick<Ctx, "query">): Promise<Value> => {
    const memory = memories.get(ctx.query);
    if (!memory) return again(ctx);
    const now = Date.now();
    if (now - memory.readAt > FRESH_MS) {
      memory.readAt = now;
      read(ctx).then(
        (value) => {
          memory.value = Promise.resolve(value);
        },
        () => undefined,
      );
    }
    return memory.value;
  };
  return Object.assign(recall, { again });
}
