/** How far each of several files has come when they travel in one body, one after the other. */

/** 0 to 1 for each file, from their sizes in bytes and the share of the whole that has been sent. */
export function sentShares(sizes: readonly number[], share: number): number[] {
  const sent = share * sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return sizes.map((size) => {
    const own = size === 0 ? 1 : Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return own;
  });
}
