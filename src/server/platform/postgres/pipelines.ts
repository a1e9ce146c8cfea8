/** Runs quick statements of many requests on few connections: each is sent without waiting for the answers to those before it (the protocol's pipelining), so that fewer processes of the database have to be woken. */
import { availableParallelism } from "node:os";
import type pg from "pg";
import { runKnown, type NamedStatement as Statement } from "./known-statement.ts";

/** `isAlone`: it stands behind nothing, and nothing behind it. */
type RunPipelined = (statement: Statement, options?: { isAlone?: boolean }) => Promise<pg.QueryResult>;

/** A connection and the statements that it has been sent and has not answered yet; it answers them in turn. */
interface Pipeline {
  client: Promise<pg.PoolClient>;
  unanswered: Unanswered[];
  failure?: Error;
}

interface Unanswered {
  /** When the one before it was answered, or when it was sent. */
  beganAt: number;
}

/** So many connections are filled before another is opened, if the pool has as many. */
const FILLED_FIRST = Math.max(2, availableParallelism());
/** The most statements on their way to one connection. */
const DEPTH = 4;
/** Only what usually takes less time stands behind other statements. */
const QUICK_MS = 10;
/** Nothing is put behind a statement that has taken so long already. */
const HELD_UP_MS = 25;
/** What one measurement counts for in the usual time of a statement. */
const WEIGHT = 1 / 8;

/**
 * Runs statements on the connections of a pool that was opened with `isPipelined`. What is slow, or not known yet, has a connection to itself. What has stood behind others for
 * `waitMs` is given up, with the error of whoever waits in vain for a connection. A connection that answered with an error is closed when it has answered the rest.
 */
export function pipelinesOf(pool: pg.Pool, waitMs: number): RunPipelined {
  const shared = new Set<Pipeline>();
  const usualMs = new Map<string, number>();
  const isQuick = (name: string) => (usualMs.get(name) ?? Number.POSITIVE_INFINITY) < QUICK_MS;
  const open = (): Pipeline => ({ client: pool.connect(), unanswered: [] });

  // While somebody waits for a connection nothing is added to those that are open: they would never be free.
  function sharedOne(): Pipeline {
    const isShared = pool.waitingCount === 0 && shared.size >= Math.min(FILLED_FIRST, pool.options.max);
    const pipeline = (isShared && emptiest(shared)) || open();
    shared.add(pipeline);
    return pipeline;
  }

  async function run(pipeline: Pipeline, own: Unanswered, statement: Statement): Promise<pg.QueryResult> {
    try {
      const client = await pipeline.client;
      own.beganAt = performance.now();
      const result = await runKnown(client, statement);
      note(statement.name, performance.now() - own.beganAt);
      return result;
    } catch (error) {
      pipeline.failure ??= error as Error;
      shared.delete(pipeline);
      throw error;
    } finally {
      pipeline.unanswered.splice(pipeline.unanswered.indexOf(own), 1);
      const [next] = pipeline.unanswered;
      if (next) next.beganAt = performance.now();
      else await close(pipeline);
    }
  }

  function note(name: string, ms: number): void {
    const before = usualMs.get(name) ?? ms;
    usualMs.set(name, before + (ms - before) * WEIGHT);
  }

  function close(pipeline: Pipeline): Promise<void> {
    shared.delete(pipeline);
    return pipeline.client.then(
      (client) => client.release(pipeline.failure),
      () => undefined,
    );
  }

  return (statement, { isAlone = false } = {}) => {
    const pipeline = !isAlone && isQuick(statement.name) ? sharedOne() : open();
    const own = { beganAt: performance.now() };
    const isFirst = pipeline.unanswered.push(own) === 1;
    const answer = run(pipeline, own, statement);
    return isFirst ? answer : inTurn(answer, () => pipeline.unanswered[0] === own, waitMs);
  };
}

/** The one with the fewest statements that has room and is not held up. */
function emptiest(pipelines: Set<Pipeline>): Pipeline | undefined {
  const now = performance.now();
  let best: Pipeline | undefined;
  for (const one of pipelines) {
    const { length, 0: first } = one.unanswered;
    const isHeldUp = first !== undefined && now - first.beganAt > HELD_UP_MS;
    if (length < DEPTH && !isHeldUp && (!best || length < best.unanswered.length)) best = one;
  }
  return best;
}

/** The answer, unless its turn has not come by then. */
function inTurn<Value>(answer: Promise<Value>, isItsTurn: () => boolean, waitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      if (!isItsTurn()) reject(new Error("timeout exceeded when trying to connect"));
    }, waitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
