/** What one process remembers for searches: the lexicon, and for a short time what was found about words. */
import { LRUCache } from "lru-cache";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Lexicon, readLexicon } from "./lexicon.ts";
import { lexiconVersion } from "./lexicon-queries.ts";

const LEXICON_MS = 60_000;
const MOST_ANSWERS = 20_000;
/** A known word stays known for a minute; an unknown one may be written by an import any moment. */
const KNOWN_MS = 60_000;
const UNKNOWN_MS = 2_000;

interface SearchMemory {
  lexicon?: Promise<Lexicon & { version: string }>;
  checkedAt: number;
  answers: LRUCache<string, NonNullable<unknown>>;
  readonly pools: Handle;
}

const SEARCH = {};

function memoryOf({ memory }: Pick<Handle, "memory">): SearchMemory {
  return memory.of(
    SEARCH,
    (pools): SearchMemory => ({
      checkedAt: 0,
      answers: new LRUCache({ max: MOST_ANSWERS, ttl: KNOWN_MS }),
      pools,
    }),
  );
}

/** The lexicon, read at the first call; a change in the database shows within about a minute, and no caller waits for it. */
export async function lexiconOf(ctx: Handle): Promise<Lexicon> {
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

/** What was remembered under this name, if it is still fresh. */
export function recall<Value extends NonNullable<unknown>>(ctx: Handle, name: string): Value | undefined {
  return memoryOf(ctx).answers.get(name) as Value | undefined;
}

/** Remembers an answer: for a minute when all that was asked about is known, for two seconds otherwise. */
export function remember(
  ctx: Handle,
  name: string,
  value: NonNullable<unknown>,
  { isKnown }: { isKnown: boolean },
): void {
  memoryOf(ctx).answers.set(name, value, { ttl: isKnown ? KNOWN_MS : UNKNOWN_MS });
}
