/** Calls that may be repeated with a key of their own: the first answer is kept and given again. */
import { createHash } from "node:crypto";
import { type Ctx, memberOf } from "./context.ts";
import { refuse } from "./refusal.ts";

const KEPT_MS = 24 * 3_600_000;
/** A first try that has not answered by then is taken for dead. */
const ALIVE_MS = 60_000;

/** Does the work once a key: the same key with the same body gets the kept answer, with another body 422, while the first is still at work 409. A refused or failed try keeps nothing. Without a key the work is simply done. */
export async function once<T extends object>(
  ctx: Ctx,
  { call, key, body }: { call: string; key: string | undefined; body: unknown },
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const entry = { member_id: memberOf(ctx).id, call, key };
  const hash = createHash("sha256").update(JSON.stringify(body)).digest();
  const kept = await begin(ctx, entry, hash);
  if (kept) return kept as T;
  try {
    const reply = await work();
    await rows(ctx, entry)
      .set({ reply: JSON.stringify(reply) })
      .execute();
    return reply;
  } catch (error) {
    await ctx.db
      .deleteFrom("idempotency_keys")
      .where((e) => e.and(entry))
      .execute();
    throw error;
  }
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(ctx: Pick<Ctx, "db" | "clock">): Promise<void> {
  await ctx.db.deleteFrom("idempotency_keys").where("started_at", "<", before(ctx, KEPT_MS)).execute();
}

interface Entry {
  member_id: string;
  call: string;
  key: string;
}

async function begin(ctx: Ctx, entry: Entry, hash: Buffer): Promise<object | undefined> {
  const started = { body_hash: hash, started_at: ctx.clock.now() };
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
    .where((e) => e.and(entry))
    .executeTakeFirst();
  if (found && !found.body_hash.equals(hash)) refuse("idempotency.reused");
  if (found?.reply) return found.reply;
  const taken = await rows(ctx, entry)
    .set(started)
    .where("reply", "is", null)
    .where("started_at", "<", before(ctx, ALIVE_MS))
    .returning("key")
    .executeTakeFirst();
  return taken ? undefined : refuse("idempotency.running");
}

function rows(ctx: Ctx, entry: Entry) {
  return ctx.db.updateTable("idempotency_keys").where((e) => e.and({ ...entry }));
}

function before(ctx: Pick<Ctx, "clock">, ms: number): Date {
  return new Date(ctx.clock.now().getTime() - ms);
}
