/** Finished pages in memory: at most so many bytes, least recently used first out, dropped by the tags of what they show. */

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer | undefined;
}

interface Entry extends Page {
  tags: readonly string[];
  bytes: number;
}

export interface PageCache {
  get(key: string): Page | undefined;
  put(key: string, page: Page, tags: readonly string[]): void;
  /** Adds the compressed body to a page that is still the one that is kept. */
  addBrotli(key: string, page: Page, brotli: Buffer): void;
  /** Forgets every page that shows one of these; '*' means all. */
  drop(tags: readonly string[]): void;
  /** Counts up with every drop, so that a page rendered before a change is not stored after it. */
  version(): number;
  bytes(): number;
}

const OVERHEAD = 500;

/** A cache of at most `maxBytes`, keys and tags included. */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new Map<string, Entry>();
  const byTag = new Map<string, Set<string>>();
  let held = 0;
  let version = 0;

  const forget = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    held -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };

  const shrink = () => {
    for (const oldest of entries.keys()) {
      if (held <= maxBytes) break;
      forget(oldest);
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key, page, tags) {
      forget(key);
      const bytes = OVERHEAD + key.length * 2 + page.body.length + (page.brotli?.length ?? 0) + tags.length * 120;
      if (bytes > maxBytes / 4) return;
      entries.set(key, { ...page, tags, bytes });
      held += bytes;
      for (const tag of tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
      shrink();
    },
    addBrotli(key, page, brotli) {
      const entry = entries.get(key);
      if (!entry || entry !== page || entry.brotli) return;
      entry.brotli = brotli;
      entry.bytes += brotli.length;
      held += brotli.length;
      shrink();
    },
    drop(tags) {
      version += 1;
      for (const tag of tags)
        for (const key of tag === "*" ? [...entries.keys()] : [...(byTag.get(tag) ?? [])]) forget(key);
    },
    version: () => version,
    bytes: () => held,
  };
}
