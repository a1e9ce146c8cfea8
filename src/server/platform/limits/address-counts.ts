/** Counts the calls of each address for the limit on reads, in windows that are measured by the process's monotonic clock. The plugin's own count goes by the machine's time: set back by an hour, it would go on with one window for an hour. */
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

/** So many addresses are remembered, by a process. */
const ADDRESSES = 20_000;

export class AddressCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; endsAtMs: number }>({ max: ADDRESSES });

  /** Counts one more call; tells how many the window has, and the milliseconds until it ends. */
  incr(address: string, tell: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number): void {
    const now = performance.now();
    let window = this.#windows.get(address);
    if (!window || window.endsAtMs <= now) {
      window = { count: 0, endsAtMs: now + windowMs };
      this.#windows.set(address, window);
    }
    window.count += 1;
    tell(null, { current: window.count, ttl: window.endsAtMs - now });
  }

  /** No route has a limit of its own. */
  child(): this {
    return this;
  }
}
