/** Calls that may be repeated under a key: the first answer is stored together with the work, and answered again. */
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
/** A first attempt that has not answered by then is taken for dead. */
const ALIVE_MS = 60_000;

/** A reply that is stored with its key; the type keeps work from ending with one that is not. */
export interface StoredReply<T> {
  readonly reply: T;
}
/** Stores the reply through the handle of the work's transaction, so that both take effect or neither does. */
export type StoreReply = <T extends object>(ctx: Handle, reply: T) => Promise<StoredReply<T>>;

/**
 * Does the work once a key: the same key with the same body gets the stored answer, with another body 422, and 409 while the first attempt is still at work. A
 * refused, failed or killed attempt stores nothing, and one that was taken for dead cannot commit any more. Without a key the work is simply done.
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
      // When another attempt has taken the key over, this undoes the work around it.
      if (!(await storeReply(ctx, own, reply))) refuse("idempotency.running");
      return { reply };
    });
    return reply;
  } catch (error) {
    await deleteEntry(ctx, own);
    throw error;
  }
}

/** Deletes keys older than a day. */
export function forgetOldKeys(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  return deleteEntriesBefore(ctx, before(ctx, STORED_MS));
}

/** The stored reply if there is one; else the key now belongs to this attempt. */
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
