import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { AddressCounts } from "./address-counts.ts";

const MINUTE_MS = 60_000;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("whose reads are used up reads on when the window is over, though the machine's time was set back by an hour meanwhile", async () => {
  let minutes = 1;
  vi.spyOn(performance, "now").mockImplementation(() => minutes * MINUTE_MS);
  vi.useFakeTimers({ toFake: ["Date"] });
  const app = fastify();
  await app.register(rateLimit, { max: 2, timeWindow: 5 * MINUTE_MS, store: AddressCounts });
  app.get("/", async () => "read");
  const ask = async () => {
    const { statusCode, headers } = await app.inject("/");
    return [statusCode, headers["retry-after"]];
  };
  expect([await ask(), await ask(), await ask()]).toEqual([
    [200, undefined],
    [200, undefined],
    [429, "300"],
  ]);
  vi.setSystemTime(Date.now() - 55 * MINUTE_MS);
  minutes += 4;
  expect(await ask()).toEqual([429, "60"]);
  minutes += 1;
  expect(await ask()).toEqual([200, undefined]);
  await app.close();
});
