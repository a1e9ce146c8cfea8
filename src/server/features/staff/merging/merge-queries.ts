/** The SQL of merging businesses, as far as no room has it. */
import { sql } from "kysely";
import { NOTE_MAX } from "#contract/favourites.ts";
import type { Item } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

interface Hindrances {
  /** One of the owners is blocked. */
  isBlocked: boolean;
  goneIsClaimed: boolean;
  stayingIsClaimed: boolean;
  /** A disputed review, a report or a claim of one of them waits. */
  isUndecided: boolean;
  /** Money of one of the owners is on its way, or their bank disputes it. */
  hasOpenPayment: boolean;
}

interface Owned {
  id: string;
  owner_id: string;
}

/** Holds the owners until the transaction ends, so that none signs up, is blocked or pays while it is decided whose the business is. */
export async function lockOwners({ db }: Handle, ids: string[]): Promise<void> {
  await db.selectFrom("members").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}

/** An order that nobody has tried to pay hinders nothing: those who only looked at the checkout have one. */
export async function findHindrances({ db }: Handle, gone: Owned, staying: Owned): Promise<Hindrances> {
  const ids = sql`any(${[gone.id, staying.id]}::uuid[])`;
  const owners = sql`any(${[gone.owner_id, staying.owner_id]}::uuid[])`;
  const isClaimed = (id: string) => sql`(select pin_hash is not null from members where id = ${id})`;
  const { rows } =
    await sql<Hindrances>`select exists (select from members where id = ${owners} and blocked_at is not null) as "isBlocked", ${isClaimed(gone.owner_id)} as "goneIsClaimed",
      ${isClaimed(staying.owner_id)} as "stayingIsClaimed",
      exists (select from reviews where business_id = ${ids} and state = 'disputed')
        or exists (select from business_reports where business_id = ${ids} and decision is null)
        or exists (select from business_claims where business_id = ${ids} and decision is null) as "isUndecided",
      exists (select from payment_orders o where o.member_id = ${owners} and (o.status = 'attempted'
        or exists (select from payments p where p.order_id = o.id and (p.status in ('authorized', 'refund_pending') or (p.status = 'captured' and o.status <> 'paid')))
        or exists (select from payments p join payment_reversals r on r.payment_id = p.id
          where p.order_id = o.id and ((r.kind = 'dispute' and r.status in ('open', 'under_review')) or (r.kind = 'refund' and r.status = 'pending'))))) as "hasOpenPayment"`.execute(
      db,
    );
  return rows[0]!;
}

/** Whoever kept both keeps the one that stays, with both notes. */
export async function moveFavourites({ db }: Handle, { kind, id: from }: Item, to: string): Promise<void> {
  await sql`with doubled as (
      delete from favourites g using favourites s
      where g.item_kind = ${kind.number} and g.item_id = ${from}
        and s.item_kind = g.item_kind and s.item_id = ${to} and s.member_id = g.member_id
      returning g.member_id, g.note)
    update favourites f set note = left(concat_ws(chr(10), nullif(f.note, ''), d.note), ${NOTE_MAX}) from doubled d
    where f.item_kind = ${kind.number} and f.item_id = ${to} and f.member_id = d.member_id and d.note <> ''`.execute(
    db,
  );
  await sql`update favourites set item_id = ${to} where item_kind = ${kind.number} and item_id = ${from}`.execute(db);
}
