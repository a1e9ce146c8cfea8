// Heavy work is done in turns: whoever asks for much of it waits behind their own work, and others hardly behind it.
import { expect, test, vi } from "vitest";
import { limitConcurrency } from "./concurrency.ts";

const begins = () => new Promise((resolve) => setImmediate(resolve));

/** A limiter for one at a time with its work ended by hand; `done` tells in which order it began. */
function opened() {
  const limit = limitConcurrency({ running: 1, waiting: 8, waitingOfOne: 3 });
  const begun: string[] = [];
  const refused: string[] = [];
  let finish: Array<() => void> = [];
  const ask = (who: string, piece: string) =>
    limit(who, () => {
      begun.push(piece);
      return new Promise<void>((resolve) => finish.push(resolve));
    }).catch((error) => {
      expect(error).toMatchObject({ code: "rate.limited" });
      refused.push(piece);
    });
  const finishAll = async () => {
    await begins();
    while (finish.length > 0) {
      const now = finish;
      finish = [];
      for (const end of now) end();
      await begins();
    }
  };
  return { ask, begun, refused, finishAll };
}

test("one of many pieces lets somebody else in after the piece at work and one more, and has but three waiting", async () => {
  const { ask, begun, refused, finishAll } = opened();
  for (const n of [1, 2, 3, 4, 5, 6]) ask("vikas", `vikas ${n}`);
  ask("meera", "meera 1");
  ask("gopal", "gopal 1");
  ask("meera", "meera 2");
  await finishAll();
  expect(refused).toEqual(["vikas 5", "vikas 6"]);
  expect(begun).toEqual(["vikas 1", "vikas 2", "meera 1", "gopal 1", "vikas 3", "meera 2", "vikas 4"]);
});

test("when all places are taken by a few, a newcomer gets the last place of whoever has most, and the one who has most gets none", async () => {
  const { ask, begun, refused, finishAll } = opened();
  for (const who of ["a", "b", "c"]) for (const n of [1, 2, 3, 4]) ask(who, `${who} ${n}`);
  expect(refused).toEqual([]);
  await begins();
  expect(refused).toEqual(["b 4", "c 3", "c 4"]);
  ask("meera", "meera 1");
  await finishAll();
  expect(refused).toHaveLength(4);
  expect(begun).toContain("meera 1");
  expect(begun).toHaveLength(9);
});

test("what has waited for two seconds is refused, what came later waits on, and the next turn is another's", async () => {
  vi.useFakeTimers();
  try {
    const limit = limitConcurrency({ running: 1, waiting: 9, waitingOfOne: 9, mostWaitMs: 2000 });
    const { promise: running, resolve: end } = Promise.withResolvers<void>();
    const said: string[] = [];
    const ask = (who: string, piece: string) =>
      limit(who, async () => void said.push(`${piece} done`)).catch(({ code }) => void said.push(`${piece} ${code}`));
    const all = [limit("vikas", () => running), ask("vikas", "vikas 1")];
    await vi.advanceTimersByTimeAsync(1500);
    all.push(ask("vikas", "vikas 2"), ask("meera", "meera 1"));
    await vi.advanceTimersByTimeAsync(600);
    expect(said).toEqual(["vikas 1 rate.limited"]);
    end();
    await Promise.all(all);
    expect(said).toEqual(["vikas 1 rate.limited", "vikas 2 done", "meera 1 done"]);
  } finally {
    vi.useRealTimers();
  }
});

test("work that fails lets the next begin", async () => {
  const limit = limitConcurrency({ running: 1, waiting: 2, waitingOfOne: 2 });
  const failing = limit("asha", () => Promise.reject(new Error("torn")));
  const next = limit("asha", async () => "done");
  await expect(failing).rejects.toThrow("torn");
  expect(await next).toBe("done");
  expect(await limit("asha", async () => "again")).toBe("again");
});
