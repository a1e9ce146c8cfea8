import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createPageCache, type Page } from "./page-cache.ts";

const page = (size: number): Page => ({ status: 200, headers: {}, body: Buffer.alloc(size), isBrotli: true });

test("a page is forgotten when one of the things it shows changes, others stay", () => {
  const cache = createPageCache(1_000_000);
  cache.put("/jaipur", page(10), ["place:1", "business:7"]);
  cache.put("/indore", page(10), ["place:2"]);
  cache.drop(["business:7"]);
  expect(cache.get("/jaipur")).toBeUndefined();
  expect(cache.get("/indore")).toBeDefined();
  cache.drop(["*"]);
  expect(cache.get("/indore")).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});

test("above the limit the page that was looked at longest ago goes first", () => {
  const cache = createPageCache(15_000);
  for (const key of ["/a", "/b", "/c", "/d"]) cache.put(key, page(1900), []);
  cache.get("/a");
  cache.put("/e", page(1900), []);
  expect(cache.get("/a")).toBeDefined();
  expect(cache.get("/b")).toBeUndefined();
  expect(cache.bytes()).toBeLessThanOrEqual(15_000);
});

test("a page that would fill a quarter of the cache alone is not kept", () => {
  const cache = createPageCache(10_000);
  cache.put("/huge", page(5000), []);
  expect(cache.get("/huge")).toBeUndefined();
});

test("a page that is made anew takes the place of the old one, and is dropped by what it shows now", () => {
  const cache = createPageCache(10_000);
  cache.put("/a", page(100), ["place:1"]);
  cache.put("/a", page(200), ["place:2"]);
  cache.drop(["place:1"]);
  expect(cache.get("/a")?.body.length).toBe(200);
  cache.drop(["place:2"]);
  expect([cache.get("/a"), cache.bytes()]).toEqual([undefined, 0]);
});

test("without memory for pages none is stored", () => {
  const cache = createPageCache(0);
  cache.put("/a", page(0), []);
  expect(cache.get("/a")).toBeUndefined();
});

/** Time stands until the test goes on. */
function ourClock() {
  let seconds = 1;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => seconds * 1000);
  const goTo = async (second: number) => {
    seconds = second;
    await sleep(5); // the library looks at the clock once a millisecond
  };
  return { goTo, clock };
}

test("a page is made anew when it is a minute old", async () => {
  const { goTo, clock } = ourClock();
  const cache = createPageCache(1_000_000);
  cache.put("/jaipur", page(10), []);
  await goTo(50);
  expect(cache.get("/jaipur")).toBeDefined();
  await goTo(62);
  expect(cache.get("/jaipur")).toBeUndefined();
  clock.mockRestore();
});

test("a page that is read late in its minute is due, to one asker a second, until it is made anew", async () => {
  const { goTo, clock } = ourClock();
  const cache = createPageCache(1_000_000);
  cache.put("/jaipur", page(10), []);
  await goTo(19);
  expect(cache.isDue("/jaipur")).toBe(false);
  await goTo(51);
  expect([cache.isDue("/jaipur"), cache.isDue("/jaipur")]).toEqual([true, false]);
  await goTo(53);
  expect(cache.isDue("/jaipur")).toBe(true);
  cache.put("/jaipur", page(10), []);
  await goTo(55);
  expect(cache.isDue("/jaipur")).toBe(false);
  expect(cache.isDue("/nowhere")).toBe(false);
  clock.mockRestore();
});

test("pages that were made together fall due one by one", async () => {
  const { goTo, clock } = ourClock();
  const cache = createPageCache(1_000_000);
  const keys = Array.from({ length: 300 }, (_, n) => `/${n}`);
  for (const key of keys) cache.put(key, page(10), []);
  const due = [];
  for (let second = 19; second <= 51; second += 1) {
    await goTo(second);
    const now = keys.filter((key) => cache.isDue(key));
    for (const key of now) cache.put(key, page(10), []);
    due.push(now.length);
    for (const key of now) keys.splice(keys.indexOf(key), 1);
  }
  expect(keys).toEqual([]);
  expect(Math.max(...due)).toBeLessThan(40);
  clock.mockRestore();
});
