import { expect, test } from "vitest";
import type { Refusal } from "#server/platform/refusal.ts";
import { checkNoPin, checkPin, hashPin } from "./pins.ts";

const config = { pinPepper: "a pepper of thirty-two characters, or more" };
const MEMBER = "0190a0a0-0000-7000-8000-000000000001";

test("the right PIN of its own member is accepted, any other PIN, member or pepper is not", async () => {
  const stored = await hashPin(config, MEMBER, "472918");
  expect(await checkPin(config, MEMBER, "472918", stored)).toBe(true);
  expect(await checkPin(config, MEMBER, "472919", stored)).toBe(false);
  expect(await checkPin(config, MEMBER.replace(/1$/, "2"), "472918", stored)).toBe(false);
  expect(await checkPin({ pinPepper: "x".repeat(32) }, MEMBER, "472918", stored)).toBe(false);
  expect(await checkNoPin(config, "472918")).toBe(false);
});

test("A8: of three hundred checks at once sixty-four are done and the others refused as busy, within 250 MiB", async () => {
  const stored = await hashPin(config, MEMBER, "472918");
  const before = process.memoryUsage().rss;
  let most = before;
  const checks = Array.from({ length: 300 }, () =>
    checkPin(config, MEMBER, "472918", stored).finally(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }),
  );
  const results = await Promise.allSettled(checks);
  expect(results.filter((r) => r.status === "fulfilled" && r.value).length).toBe(64);
  const refused = results.flatMap((r) => (r.status === "rejected" ? [r.reason] : []));
  expect(refused.length).toBe(236);
  for (const reason of refused) expect((reason as Refusal).code).toBe("server.unavailable");
  expect((most - before) / 1024 / 1024).toBeLessThan(250);
  expect(await checkPin(config, MEMBER, "472918", stored)).toBe(true);
});
