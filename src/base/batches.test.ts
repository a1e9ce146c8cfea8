import { expect, test } from "vitest";
import { batchesOf, eachAhead } from "./batches.ts";

async function* upTo(last: number, told: string[] = []) {
  for (let n = 1; n <= last; n++) {
    told.push(`make ${n}`);
    if (n === 9) throw new Error("nine cannot be made");
    yield n;
  }
}

async function all<Item>(items: AsyncIterable<Item>) {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test("items come in batches of a size, the last one shorter and none empty", async () => {
  expect(await all(batchesOf(upTo(5), 2))).toEqual([[1, 2], [3, 4], [5]]);
  expect(await all(batchesOf(upTo(0), 2))).toEqual([]);
});

test("the next item is made while one is worked on, and only one is worked on at a time", async () => {
  const told: string[] = [];
  await eachAhead(upTo(3, told), async (n) => {
    told.push(`begin ${n}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push(`end ${n}`);
  });
  expect(told).toEqual(["make 1", "begin 1", "make 2", "end 1", "begin 2", "make 3", "end 2", "begin 3", "end 3"]);
});

test("the first error is told, of the making or of the work, when nothing is under way any more", async () => {
  let working = 0;
  const work = async (n: number) => {
    working += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    working -= 1;
    if (n === 4) throw new Error("four cannot be worked on");
  };
  await expect(eachAhead(upTo(9), work)).rejects.toThrow("four cannot be worked on");
  await expect(eachAhead(upTo(9), async (n) => work(n + 4))).rejects.toThrow("nine cannot be made");
  expect(working).toBe(0);
});
