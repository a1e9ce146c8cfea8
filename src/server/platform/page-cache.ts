/** Rendered pages in memory: at most so many bytes, least recently used out first, dropped by the tags of what they show. */
import { LRUCache } from "lru-cache";

export interface Page {
  status: number;
  headers: Record<string, string>;
  /** Either as it is or compressed, a fifth as long. */
  body: Buffer;
  isBrotli: boolean;
}

interface Entry extends Page {
  tags: readonly string[];
  /** It is due when no more of its time remains. */
  dueAtMs: number;
}

export interface PageCache {
  /** None is kept where it is 0. */
  readonly maxBytes: number;
  get(key: string): Page | undefined;
  /** Whether the page that is stored had better be made anew while it can still be given: from a moment of its own in the last two thirds of its time, so that pages made together do not all fall due together; to one asker a second. */
  isDue(key: string): boolean;
  put(key: string, page: Page, tags: readonly string[]): void;
  /** Drops every page that shows one of these; '*' means all. */
  drop(tags: readonly string[]): void;
  /** Goes up with every drop: a page is not stored when it was rendered under an earlier version. */
  version(): number;
  bytes(): number;
}

/** Bytes that an entry takes beside its key and body, most of them for its policy on scripts, and that each of its tags takes. */
const OVERHEAD = 1500;
const TAG_OVERHEAD = 120;

/** However silently a change was missed, a page is no older. */
const OLDEST_MS = 60_000;
/** A page falls due when between so much and so much of its time is left. */
const DUE_MS = { least: 10_000, most: 40_000 };
const TRY_AGAIN_MS = 1000;

/** A cache of at most `maxBytes`, keys and tags included; no page may have more than a quarter of it, and none is given when it is a minute old. */
export function createPageCache(maxBytes: number): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  let version = 0;
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    ttl: OLDEST_MS,
    sizeCalculation: ({ body, tags }, key) => OVERHEAD + key.length * 2 + body.length + tags.length * TAG_OVERHEAD,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  return {
    maxBytes,
    get: (key) => entries.get(key),
    isDue(key) {
      const entry = entries.peek(key);
      const left = entries.getRemainingTTL(key);
      if (!entry || left > entry.dueAtMs) return false;
      entry.dueAtMs = left - TRY_AGAIN_MS;
      return true;
    },
    put(key, page, tags) {
      const dueAtMs = DUE_MS.least + Math.random() * (DUE_MS.most - DUE_MS.least);
      entries.set(key, { ...page, tags, dueAtMs });
      if (!entries.has(key)) return;
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    },
    drop(tags) {
      version += 1;
      if (tags.includes("*")) entries.clear();
      else for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    },
    version: () => version,
    bytes: () => entries.calculatedSize,
  };
}
