/** Reference data in the memory of the process: read once for each database, and again in the background when it is a minute old. */
import type { Handle } from "./handle.ts";

const FRESH_MS = 60_000;

interface Copy<Value> {
  value: Promise<Value> | undefined;
  readAt: number;
  readonly pools: Handle;
}

export interface ReferenceCache<Value> {
  (ctx: Pick<Handle, "memory">): Promise<Value>;
  /** Reads now: for callers that have met something that the copy lacks. */
  refresh(ctx: Pick<Handle, "memory">): Promise<Value>;
}

/**
 * A reader that answers from memory: only the first caller waits, a change in the database shows within about a minute, and when a reading fails the
 * copy stays. For small tables that change rarely and are needed by nearly every answer.
 */
export function cacheReference<Value>(read: (pools: Handle) => Promise<Value>): ReferenceCache<Value> {
  const copyOf = ({ memory }: Pick<Handle, "memory">): Copy<Value> =>
    memory.of(read, (pools) => ({ value: undefined, readAt: 0, pools }));
  const refresh = (ctx: Pick<Handle, "memory">): Promise<Value> => {
    const copy = copyOf(ctx);
    const value = read(copy.pools);
    copy.value = value;
    copy.readAt = performance.now();
    value.catch(() => {
      if (copy.value === value) copy.value = undefined;
    });
    return value;
  };
  const get = (ctx: Pick<Handle, "memory">): Promise<Value> => {
    const copy = copyOf(ctx);
    if (!copy.value) return refresh(ctx);
    const now = performance.now();
    if (now - copy.readAt > FRESH_MS) {
      copy.readAt = now;
      read(copy.pools).then(
        (value) => {
          copy.value = Promise.resolve(value);
        },
        () => undefined,
      );
    }
    return copy.value;
  };
  return Object.assign(get, { refresh });
}
