// The first process of a version that writes cards otherwise has them made anew at once, and no other does.
import { afterAll, beforeAll, expect, test } from "vitest";
import { CARD_VERSION } from "#server/features/directory/card-queries.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { remakeCards } from "./card-version.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const query = async (text: string) => (await town.portal.connection.pool.query(text)).rows;
const outdated = async () => (await query(`select id from cards where version <> ${CARD_VERSION}`)).length;
const asBeforeUpgrade = async () => {
  await query(`update stored_versions set version = ${CARD_VERSION - 1} where name = 'cards'`);
  await query(`update cards set version = ${CARD_VERSION - 1}`);
};

test("a process of a newer version has all cards made anew at its start, without waiting for the night", async () => {
  await asBeforeUpgrade();
  expect(await outdated()).toBeGreaterThan(0);
  const newer = await openTown({}, { beside: town });
  try {
    await expect.poll(outdated, { timeout: 30_000 }).toBe(0);
  } finally {
    await newer.portal.close();
  }
});

test("of many processes that start one has it done, and none that starts later", async () => {
  await asBeforeUpgrade();
  const { base } = town.portal;
  const firsts = await Promise.all(Array.from({ length: 4 }, () => remakeCards(base)));
  expect(firsts.filter(Boolean)).toHaveLength(1);
  await expect.poll(outdated, { timeout: 30_000 }).toBe(0);
  expect(await remakeCards(base)).toBe(false);
});
