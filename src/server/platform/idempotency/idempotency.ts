/** Calls that may be repeated with a key of their own: the first answer is stored together with the work, and given again. */
import { createHash } from "node:crypto";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  deleteEntriesBefore,
  deleteEntry,
  type Entry,
  findEntry,
  insertEntry,
  type Start,
  storeReply,
  takeOver,
} from "./idempotency-queries.ts";

const STORED_MS = 24 * 3_600_000;
/** A first try that has not answered by then is taken for dead. */
const ALIVE_MS = 60_000;

/** A reply that stands beside its key; work cannot end with one that does not. */
export interface StoredReply<T> {
  readonly reply: T;
}
/** Stores the reply by the handle it is given: the transaction of the work, so that both are there or neither is. */
export type StoreReply = <T extends object>(ctx: Handle, reply: T) => Promise<StoredReply<T>>;

/**
 * Does the work once a key: the same key with the same body gets the stored answer, with another body 422, while the first is still at work 409. A refused,
 * failed or killed try stores nothing, and one that was taken for dead cannot commit any more. Without a key the work is simply done.
 */
export async function once<T extends object>(
  ctx: Ctx,
  { call, key, body }: { call: string; key: string | undefined; body: unknown },
  work: (store: StoreReply) => Promise<StoredReply<T>>,
): Promise<T> {
  if (key === undefined) return (await work(async (_ctx, reply) => ({ reply }))).reply;
  const entry = { member_id: memberOf(ctx).id, call, key };
  const start = { body_hash: createHash("sha256").update(JSON.stringify(body)).digest(), started_at: ctx.clock.now() };
  const stored = await begin(ctx, entry, start);
  if (stored) return stored as T;
  const own = { ...entry, started_at: start.started_at };
  try {
    const { reply } = await work(async (ctx, reply) => {
      // Undoes the work around it when another try has taken the key over.
      if (!(await storeReply(ctx, own, reply))) refuse("idempotency.running");
      return { reply };
    });
    return reply;
  } catch (error) {
    await deleteEntry(ctx, own);
    throw error;
  }
}

/** Forgets keys older than a day. */
export function forgetOldKeys(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  return deleteEntriesBefore(ctx, before(ctx, STORED_MS));
}

/** The stored reply if there is one; else the key is this try's. */
async function begin(ctx: Ctx, entry: Entry, start: Start): Promise<object | undefined> {
  if (await insertEntry(ctx, entry, start)) return undefined;
  const found = await findEntry(ctx, entry);
  if (found && !found.body_hash.equals(start.body_hash)) refuse("idempotency.reused");
  if (found?.reply) return found.reply;
  if (!(await takeOver(ctx, entry, start, before(ctx, ALIVE_MS)))) refuse("idempotency.running");
  return undefined;
}

function before(ctx: Pick<Ctx, "clock">, ms: number): Date {
  return new Date(ctx.clock.now().getTime() - ms);
}
