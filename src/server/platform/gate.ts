/** Lets a few pieces of heavy work run at the same time and a few more wait, those who asked for them in turn; the rest are told to come back. */
import { Refusal, refuse } from "./refusal.ts";

/** Runs the work when its turn comes; `who` asks for it. */
export type Gate = <T>(who: string, work: () => Promise<T>) => Promise<T>;

interface Turn {
  begin(): void;
  giveUp(reason: Refusal): void;
}

/**
 * A gate for at most `atWork` pieces of work and `waiting` more behind them, of which one may have `ofOne`; beyond that it refuses with 'server.busy'. Each who waits
 * has one piece done before anyone's next. When all places are taken, a newcomer gets the last one of whoever has most of them.
 */
export function createGate({ atWork, waiting, ofOne }: { atWork: number; waiting: number; ofOne: number }): Gate {
  let working = 0;
  /** What waits of each, in the order of their turns. */
  const lines = new Map<string, Turn[]>();
  const enter = (who: string): Promise<void> | undefined => {
    if (working < atWork) {
      working += 1;
      return undefined;
    }
    const own = lines.get(who) ?? [];
    if (own.length >= ofOne || !makeRoom(lines, waiting, own.length)) refuse("server.busy");
    return new Promise((begin, giveUp) => lines.set(who, [...own, { begin, giveUp }]));
  };
  const leave = () => {
    const [who, [turn, ...later] = []] = lines.entries().next().value ?? [];
    if (who === undefined || !turn) {
      working -= 1;
      return;
    }
    lines.delete(who);
    if (later.length > 0) lines.set(who, later);
    turn.begin();
  };
  return async (who, work) => {
    await enter(who);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Whether there is a place for one who has so many, after the last of whoever has most gave way if he has more than that one would have. */
function makeRoom(lines: Map<string, Turn[]>, places: number, has: number): boolean {
  const all = [...lines.values()];
  if (all.reduce((sum, { length }) => sum + length, 0) < places) return true;
  const longest = all.reduce((most, line) => (line.length > most.length ? line : most));
  if (longest.length <= has + 1) return false;
  longest.pop()?.giveUp(new Refusal("server.busy"));
  return true;
}
