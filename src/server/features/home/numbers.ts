/** The numbers of the landing page: counted, never made up, and left out while they are small. */
import { type CommunityNumbers, NUMBERS_FROM } from "#contract/landing.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { countCommunity } from "./queries.ts";

/** Counting a large directory takes a while, and the page is made anew with every change. */
const FRESH_MS = 10 * 60_000;

interface Counted {
  numbers: Promise<CommunityNumbers> | undefined;
  at: number;
  readonly pools: Handle;
}

export function communityNumbers(ctx: Ctx): Promise<CommunityNumbers> {
  const counted = ctx.memory.of(communityNumbers, (pools): Counted => ({ numbers: undefined, at: 0, pools }));
  const now = ctx.clock.now().getTime();
  if (!counted.numbers || now - counted.at >= FRESH_MS) {
    counted.at = now;
    counted.numbers = countNow(counted.pools);
    counted.numbers.catch(() => {
      counted.numbers = undefined;
    });
  }
  return counted.numbers;
}

async function countNow(pools: Handle): Promise<CommunityNumbers> {
  const { businesses, offerings, cities, members } = await countCommunity(pools);
  return {
    businesses: toldOf(businesses),
    offerings: toldOf(offerings),
    cities: toldOf(cities),
    members: toldOf(members),
  };
}

/** Rounded down, so that what is told is true for a while. */
export function toldOf(count: number): number | null {
  return count < NUMBERS_FROM ? null : Math.floor(count / 10) * 10;
}
