/** A memory for what is read of many items at once and asked for often: in each process, until an item that strangers may see changes. */
import { LRUCache } from "lru-cache";
import { type Base, CHANGED } from "#server/platform/context.ts";

/** Among the tags of every change of an item that strangers may see. */
const ANY_ITEM = "results";

/** Answers what was read under this name; else reads it, once for all who ask meanwhile. What changed while it was read is read again by whoever asks next. */
export type UntilItemsChange<Value> = (ctx: Base, name: string, read: () => Promise<Value>) => Promise<Value>;

/** A memory of so many answers, of its own for each running portal. */
export function untilItemsChange<Value>(max: number): UntilItemsChange<Value> {
  const memories = new WeakMap<Base["ports"], LRUCache<string, Promise<Value>>>();
  const memoryOf = ({ ports }: Base) => {
    const known = memories.get(ports);
    if (known) return known;
    const memory = new LRUCache<string, Promise<Value>>({ max });
    ports.subscribe(
      CHANGED,
      (tag) => {
        if (tag === ANY_ITEM || tag === "*") memory.clear();
      },
      () => memory.clear(),
    );
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
