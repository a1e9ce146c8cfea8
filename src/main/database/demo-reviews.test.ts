// The demo shows what reviews look like: each by somebody whose contact the demo has on record, one with an answer, one business with an average and one without.
import { expect, test } from "vitest";
import { demoLeads, demoListings, demoReviews } from "./demo-community.ts";

test("each is by a member whom the demo lets contact that business before, and none is said twice", () => {
  const businessOf = (key: string | undefined) => demoListings().find((one) => one.key === key)?.businessKey;
  for (const { from, businessKey, daysAgo } of demoReviews()) {
    const before = demoLeads().filter(
      (lead) => lead.from === from && (lead.businessKey ?? businessOf(lead.listingKey)) === businessKey,
    );
    expect(
      before.some((lead) => lead.daysAgo > daysAgo),
      `${from} about ${businessKey}`,
    ).toBe(true);
  }
  const pairs = demoReviews().map(({ from, businessKey }) => `${from} ${businessKey}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("one business has enough for an average, another has not, and an owner has answered", () => {
  const counts = [...Map.groupBy(demoReviews(), ({ businessKey }) => businessKey).values()].map(({ length }) => length);
  expect(counts.some((n) => n >= 3)).toBe(true);
  expect(counts.some((n) => n < 3)).toBe(true);
  expect(demoReviews().some(({ answer }) => answer)).toBe(true);
});
