/** Whether the page that stands here came out of the device's store, and whether the store has another. */

/** When it was stored; undefined where the network gave it. */
export function storedAt(): Date | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const mark = page?.serverTiming?.find(({ name }) => name === "stored");
  return mark && new Date(mark.description);
}

/** A page that a link led to and that could not be fetched opens from the store, if it was read before. Once: a document that was itself loaded under this address stays. */
export async function openStoredPage(): Promise<void> {
  const [page] = performance.getEntriesByType("navigation");
  const here = location.href.replace(/#.*/, "");
  if (!("caches" in window) || !navigator.serviceWorker?.controller || page?.name.replace(/#.*/, "") === here) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith("site-pages-")) continue;
    if (await (await caches.open(name)).match(here, { ignoreVary: true })) return location.reload();
  }
}
