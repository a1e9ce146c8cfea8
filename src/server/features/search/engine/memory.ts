/** What search remembers between calls of one process: the lexicon, and what words were found to mean, each for a short time. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Lexicon, readLexicon } from "./lexicon.ts";
import { lexiconVersion } from "./lexicon-queries.ts";

const LEXICON_MS = 60_000;
const MOST_WORDS = 20_000;
/** A known word stays known for a minute; an unknown one may be written by an import any moment. */
const KNOWN_MS = 60_000;
const UNKNOWN_MS = 2_000;

export interface Remembered<Value> {
  until: number;
  value: Value;
}

interface SearchMemory {
  lexicon?: Promise<Lexicon & { version: string }>;
  checkedAt: number;
  words: Map<string, Remembered<unknown>>;
  readonly pools: Handle;
}

const SEARCH = {};

function memoryOf({ memory }: Pick<Handle, "memory">): SearchMemory {
  return memory.of(SEARCH, (pools): SearchMemory => ({ checkedAt: 0, words: new Map(), pools }));
}

/** The lexicon, read at the first call; a change in the database shows within about a minute, and no caller waits for it. */
export async function lexiconOf(ctx: Handle): Promise<Lexicon> {
  const memory = memoryOf(ctx);
  const now = Date.now();
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

/** What was remembered under these names and is still fresh. */
export function recall<Value>(ctx: Handle, name: string): Value | undefined {
  const found = memoryOf(ctx).words.get(name);
  return found && found.until > Date.now() ? (found.value as Value) : undefined;
}

/** Remembers for a minute what is known, for two seconds what is not; the oldest is forgotten when there is too much. */
export function remember(ctx: Handle, name: string, value: unknown, isKnown: boolean): void {
  const { words } = memoryOf(ctx);
  words.delete(name);
  words.set(name, { until: Date.now() + (isKnown ? KNOWN_MS : UNKNOWN_MS), value });
  if (words.size <= MOST_WORDS) return;
  const oldest = words.keys().next().value;
  if (oldest !== undefined) words.delete(oldest);
}
