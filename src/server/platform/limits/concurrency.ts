/** Limits how much heavy work runs at the same time: a few pieces run, a few more wait, their owners in turn, and the rest are refused. */
import { BUSY_SECONDS, Refusal } from "#server/platform/refusal.ts";

/** Runs the work of this owner when its turn comes. */
export type ConcurrencyLimiter = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  start(): void;
  refuse(reason: Refusal): void;
}

/**
 * At most `running` pieces of work run and `waiting` more wait, of which one owner may have `waitingOfOne`; beyond that it refuses, with 'rate.limited' unless `refusal` makes
 * another, and so it does with what has waited `mostWaitMs`. Each owner who waits has one piece done before anyone's next. When all places are taken, a newcomer gets the last one of whoever has most of them.
 */
export function limitConcurrency(limits: {
  running: number;
  waiting: number;
  waitingOfOne: number;
  mostWaitMs?: number;
  refusal?: () => Refusal;
}): ConcurrencyLimiter {
  const { refusal = () => new Refusal("rate.limited", { seconds: BUSY_SECONDS }) } = limits;
  let running = 0;
  /** By owner; the owner whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  const enter = (owner: string): Promise<void> | undefined => {
    if (running < limits.running) {
      running += 1;
      return undefined;
    }
    const own = queues.get(owner) ?? [];
    if (own.length >= limits.waitingOfOne || !makeRoom(queues, limits.waiting, own.length, refusal)) throw refusal();
    return wait(owner, own);
  };
  const wait = (owner: string, before: Waiting[]): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { start: resolve, refuse: reject };
    queues.set(owner, [...before, one]);
    if (limits.mostWaitMs === undefined) return promise;
    const late = setTimeout(() => {
      const others = queues.get(owner)?.filter((other) => other !== one) ?? [];
      if (others.length > 0) queues.set(owner, others);
      else queues.delete(owner);
      reject(refusal());
    }, limits.mostWaitMs);
    return promise.finally(() => clearTimeout(late));
  };
  const leave = () => {
    const [owner, [next, ...later] = []] = queues.entries().next().value ?? [];
    if (owner === undefined || !next) {
      running -= 1;
      return;
    }
    queues.delete(owner);
    if (later.length > 0) queues.set(owner, later);
    next.start();
  };
  return async (owner, work) => {
    await enter(owner);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Whether there is a place for one more piece of an owner who has `has` waiting. The owner with the most waiting loses the last one, if that still leaves at least as many as the newcomer then has. */
function makeRoom(queues: Map<string, Waiting[]>, places: number, has: number, refusal: () => Refusal): boolean {
  const all = [...queues.values()];
  if (all.reduce((sum, { length }) => sum + length, 0) < places) return true;
  const longest = all.reduce((most, queue) => (queue.length > most.length ? queue : most));
  if (longest.length <= has + 1) return false;
  longest.pop()?.refuse(refusal());
  return true;
}
