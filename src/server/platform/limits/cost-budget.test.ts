// Work is paid for with time: whoever caused much waits until it is paid off, and nobody waits for another's work.
import { expect, test } from "vitest";
import { createCostBudget } from "./cost-budget.ts";

test("whoever caused a minute's work within five minutes waits until some of it is paid off, another does not wait", () => {
  let now = 0;
  const budget = createCostBudget({ mostMs: 60_000, perMs: 300_000 }, () => now);
  for (let n = 0; n < 59; n += 1) budget.charge("10.0.0.1", 1000);
  expect(budget.secondsToWait("10.0.0.1")).toBe(0);
  budget.charge("10.0.0.1", 3000);
  expect(budget.secondsToWait("10.0.0.1")).toBe(10);
  expect(budget.secondsToWait("10.0.0.2")).toBe(0);
  now += 10_001;
  expect(budget.secondsToWait("10.0.0.1")).toBe(0);
});

test("after five quiet minutes nothing is owed, however long it was quiet", () => {
  let now = 0;
  const budget = createCostBudget({ mostMs: 60_000, perMs: 300_000 }, () => now);
  budget.charge("10.0.0.1", 60_000);
  expect(budget.secondsToWait("10.0.0.1")).toBe(1);
  now += 3_600_000;
  budget.charge("10.0.0.1", 59_000);
  expect(budget.secondsToWait("10.0.0.1")).toBe(0);
});
