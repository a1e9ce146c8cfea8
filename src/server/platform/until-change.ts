/** A memory for what is asked for often: in each process, until something changes that strangers may see. */
import { LRUCache } from "lru-cache";
import { type Base, CHANGED } from "./context.ts";

/** Answers what was read under this name; else reads it, once for all who ask meanwhile. What changed while it was read is read again by whoever asks next. */
export type UntilChange<Value> = (ctx: Base, name: string, read: () => Promise<Value>) => Promise<Value>;

/** However silently a change was missed, no answer is older, and no page either (page-cache.ts). */
const OLDEST_MS = 60_000;

/** A memory of so many answers, of its own for each running portal, forgotten when the pages with this tag are dropped. */
export function untilChange<Value>(tag: string, max: number): UntilChange<Value> {
  const memories = new WeakMap<Base["ports"], LRUCache<string, Promise<Value>>>();
  const memoryOf = ({ ports }: Base) => {
    const known = memories.get(ports);
    if (known) return known;
    const memory = new LRUCache<string, Promise<Value>>({ max, ttl: OLDEST_MS });
    const forget = () => memory.clear();
    ports.subscribe(CHANGED, (changed) => (changed === tag || changed === "*") && forget(), forget);
    memories.set(ports, memory);
    return memory;
  };
  return (ctx, name, read) => {
    const memory = memoryOf(ctx);
    const known = memory.get(name);
    if (known) return known;
    const answer = read();
    memory.set(name, answer);
    answer.catch(() => {
      if (memory.peek(name) === answer) memory.delete(name);
    });
    return answer;
  };
}
