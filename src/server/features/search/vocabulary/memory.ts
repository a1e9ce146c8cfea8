/** What one process remembers for searches: the lexicon, and for a short time what was found about words. */
import { LRUCache } from "lru-cache";
import type { Ports } from "#server/platform/ports.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Lexicon, readLexicon } from "./lexicon.ts";
import { lexiconVersion } from "./lexicon-queries.ts";

const LEXICON_MS = 60_000;
const MOST_ANSWERS = { known: 15_000, unknown: 5_000 };
const ANSWER_MS = 60_000;
/** Without news of new words, as in a command, a word that nobody wrote may be written any moment. */
const UNHEARD_MS = 2_000;
/** The lists of one page ask for the same at the same time, its filters a moment later, and others for what many look for. */
const SHARED = { max: 2000, ttl: ANSWER_MS };

/** The channel on which processes tell each other that there are new words. */
export const NEW_WORDS = "new_words";

interface SearchMemory {
  lexicon?: Promise<Lexicon & { version: string }>;
  checkedAt: number;
  /** What was found about words that documents have; and about those that none has yet, until there are new words. */
  known: LRUCache<string, NonNullable<unknown>>;
  unknown: LRUCache<string, NonNullable<unknown>>;
  shared: LRUCache<string, Promise<unknown>>;
  /** Whether it hears of new words, and how often it did. */
  isHearing: boolean;
  news: number;
  readonly pools: Handle;
}

const SEARCH = {};

function memoryOf({ memory }: Pick<Handle, "memory">): SearchMemory {
  return memory.of(
    SEARCH,
    (pools): SearchMemory => ({
      checkedAt: 0,
      known: new LRUCache({ max: MOST_ANSWERS.known, ttl: ANSWER_MS }),
      unknown: new LRUCache({ max: MOST_ANSWERS.unknown, ttl: ANSWER_MS }),
      shared: new LRUCache(SHARED),
      isHearing: false,
      news: 0,
      pools,
    }),
  );
}

/** The lexicon, read at the first call; a change in the database shows within about a minute, and no caller waits for it. */
export async function lexiconOf(ctx: Handle): Promise<Lexicon & { version: string }> {
  const memory = memoryOf(ctx);
  const now = performance.now();
  if (!memory.lexicon) {
    memory.checkedAt = now;
    memory.lexicon = readLexicon(memory.pools);
    memory.lexicon.catch(() => {
      memory.lexicon = undefined;
    });
  } else if (now - memory.checkedAt > LEXICON_MS) {
    memory.checkedAt = now;
    refresh(memory, memory.lexicon).catch(() => undefined);
  }
  return memory.lexicon;
}

async function refresh(memory: SearchMemory, current: Promise<{ version: string }>): Promise<void> {
  if ((await lexiconVersion(memory.pools)) === (await current).version) return;
  const next = await readLexicon(memory.pools);
  memory.lexicon = Promise.resolve(next);
}

/** From now on what was found about words that nobody wrote is forgotten when somebody writes new ones. */
export function hearOfNewWords(base: Handle & { ports: Pick<Ports, "subscribe"> }): void {
  const memory = memoryOf(base);
  const forget = () => {
    memory.news += 1;
    memory.unknown.clear();
    memory.shared.clear();
  };
  base.ports.subscribe(NEW_WORDS, forget, forget);
  memory.isHearing = true;
}

/** How often there were new words; what was read earlier may lack them. */
export function newsOf(ctx: Handle): number {
  return memoryOf(ctx).news;
}

/** What was remembered under this name, if it is still fresh. */
export function recall<Value extends NonNullable<unknown>>(ctx: Handle, name: string): Value | undefined {
  const { known, unknown } = memoryOf(ctx);
  return (known.get(name) ?? unknown.get(name)) as Value | undefined;
}

/** Remembers an answer for a minute; one about words that nobody wrote only until there are new ones. `news`: as they were before it was read. */
export function remember(
  ctx: Handle,
  name: string,
  value: NonNullable<unknown>,
  { isKnown, news }: { isKnown: boolean; news: number },
): void {
  const memory = memoryOf(ctx);
  if (isKnown) memory.known.set(name, value);
  else memory.unknown.set(name, value, memory.isHearing && memory.news === news ? {} : { ttl: UNHEARD_MS });
}

/** The same answer for all who ask for it within a minute, until there are new words. */
export function share<Value>(ctx: Handle, name: string, answer: () => Promise<Value>): Promise<Value> {
  if (ctx.db.isTransaction) return answer();
  const { shared, isHearing } = memoryOf(ctx);
  const known = shared.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const promise = answer();
  shared.set(name, promise, isHearing ? {} : { ttl: UNHEARD_MS });
  promise.catch(() => shared.delete(name));
  return promise;
}
