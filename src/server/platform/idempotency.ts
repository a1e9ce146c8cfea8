/** Calls that may be repeated with a key of their own: the first answer is kept together with the work, and given again. */
import { createHash } from "node:crypto";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Ctx, memberOf } from "./context.ts";
import { refuse } from "./refusal.ts";

const KEPT_MS = 24 * 3_600_000;
/** A first try that has not answered by then is taken for dead. */
const ALIVE_MS = 60_000;

/** A reply that stands beside its key; work cannot end with one that does not. */
export interface Kept<T> {
  readonly kept: T;
}
/** Keeps the reply by the handle it is given: the transaction of the work, so that both are there or neither is. */
export type Keep = <T extends object>(ctx: Handle, reply: T) => Promise<Kept<T>>;

/**
 * Does the work once a key: the same key with the same body gets the kept answer, with another body 422, while the first is still at work 409. A refused,
 * failed or killed try keeps nothing, and one that was taken for dead cannot commit any more. Without a key the work is simply done.
 */
export async function once<T extends object>(
  ctx: Ctx,
  { call, key, body }: { call: string; key: string | undefined; body: unknown },
  work: (keep: Keep) => Promise<Kept<T>>,
): Promise<T> {
  if (key === undefined) return (await work(async (_ctx, reply) => ({ kept: reply }))).kept;
  const entry = { member_id: memberOf(ctx).id, call, key };
  const started = {
    body_hash: createHash("sha256").update(JSON.stringify(body)).digest(),
    started_at: ctx.clock.now(),
  };
  const kept = await begin(ctx, entry, started);
  if (kept) return kept as T;
  const own = { ...entry, started_at: started.started_at };
  try {
    return (await work((ctx, reply) => keepReply(ctx, own, reply))).kept;
  } catch (error) {
    await ctx.db
      .deleteFrom("idempotency_keys")
      .where((e) => e.and(own))
      .where("reply", "is", null)
      .execute();
    throw error;
  }
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(ctx: Handle & Pick<Ctx, "clock">): Promise<void> {
  await ctx.db.deleteFrom("idempotency_keys").where("started_at", "<", before(ctx, KEPT_MS)).execute();
}

interface Entry {
  member_id: string;
  call: string;
  key: string;
}
interface Started {
  body_hash: Buffer;
  started_at: Date;
}

async function begin(ctx: Ctx, entry: Entry, started: Started): Promise<object | undefined> {
  const fresh = await ctx.db
    .insertInto("idempotency_keys")
    .values({ ...entry, ...started })
    .onConflict((c) => c.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (fresh) return undefined;
  const found = await ctx.db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "reply"])
    .where((e) => e.and({ ...entry }))
    .executeTakeFirst();
  if (found && !found.body_hash.equals(started.body_hash)) refuse("idempotency.reused");
  if (found?.reply) return found.reply;
  const taken = await ctx.db
    .updateTable("idempotency_keys")
    .set(started)
    .where((e) => e.and({ ...entry }))
    .where("reply", "is", null)
    .where("started_at", "<", before(ctx, ALIVE_MS))
    .returning("key")
    .executeTakeFirst();
  return taken ? undefined : refuse("idempotency.running");
}

/** Refuses, and so undoes the work around it, when another try has taken the key over. */
async function keepReply<T extends object>(
  { db }: Handle,
  own: Entry & { started_at: Date },
  reply: T,
): Promise<Kept<T>> {
  const row = await db
    .updateTable("idempotency_keys")
    .set({ reply: JSON.stringify(reply) })
    .where((e) => e.and({ ...own }))
    .where("reply", "is", null)
    .returning("key")
    .executeTakeFirst();
  return row ? { kept: reply } : refuse("idempotency.running");
}

function before(ctx: Pick<Ctx, "clock">, ms: number): Date {
  return new Date(ctx.clock.now().getTime() - ms);
}
