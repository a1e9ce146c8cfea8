/** Numbers that look random and are the same for the same seed. */

export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** About zero, with a spread of one. */
  bell(): number;
}

/** A source of numbers for one seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] as never,
    bell: () => next() + next() + next() + next() - 2,
  };
}

/** Draws from a list by weight. */
export function weighted<T>(items: readonly T[], weight: (item: T, at: number) => number): (random: Random) => T {
  let sum = 0;
  const sums = items.map((item, at) => (sum += weight(item, at)));
  return (random) => {
    const wanted = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}

/** A UUIDv7 of a moment, its random part drawn from the seed. */
export function idAt(milliseconds: number, random: Random): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, "0");
  const hex = (digits: number) =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + random.below(4)).toString(16)}${hex(3)}-${hex(6)}${hex(6)}`;
}
