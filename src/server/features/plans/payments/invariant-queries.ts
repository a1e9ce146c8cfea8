/** What must hold of payments whatever happened: statements in SQL, each answering the rows that break it. */
import { sql } from "kysely";
import type { Db } from "#server/platform/postgres/handle.ts";

export interface BrokenInvariant {
  invariant: string;
  what: string;
}

type Statement = { invariant: string; what: string; rows: ReturnType<typeof sql> };

/** Runs the statements; an empty list means that all of them hold. `now` is for the age of waiting webhooks. */
export async function checkPaymentInvariants(db: Db, now: Date): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const { invariant, what, rows } of statements(now)) {
    const found = await rows.execute(db);
    if (found.rows.length) broken.push({ invariant, what: `${what}: ${JSON.stringify(found.rows.slice(0, 3))}` });
  }
  return broken;
}

function statements(now: Date): Statement[] {
  return [
    {
      invariant: "I1",
      what: "an order granted more than once",
      rows: sql`select order_id from plan_grants where order_id is not null group by 1 having count(*) > 1`,
    },
    {
      invariant: "I2",
      what: "a grant without its captured payment of the ordered amount",
      rows: sql`select g.order_id from plan_grants g join payment_orders o on o.id = g.order_id
        left join payments p on p.id = g.payment_id and p.order_id = g.order_id
        where p.id is null or p.captured_at is null or p.status in ('failed', 'authorized')
          or p.amount_paise <> o.amount_paise or p.currency <> 'INR' or o.member_id <> g.member_id`,
    },
    {
      invariant: "I3",
      what: "a paid order without grant and receipt, or the other way round",
      rows: sql`select o.id from payment_orders o left join plan_grants g on g.order_id = o.id left join receipts r on r.order_id = o.id
        where o.kind = 'plan' and ((o.status = 'paid') <> (g.id is not null) or (o.status = 'paid') <> (r.number is not null))`,
    },
    {
      invariant: "I3",
      what: "a paid order without its received donation and receipt, or the other way round",
      rows: sql`select o.id from payment_orders o join donations d on d.id = o.donation_id
        left join donation_receipts r on r.donation_id = d.id and r.cancelled_at is null
        left join payments p on p.id = d.payment_id and p.order_id = o.id
        where (o.status = 'paid') <> (d.status = 'received') or (o.status = 'paid') <> (r.number is not null)
          or (o.status = 'paid' and (p.id is null or p.captured_at is null or p.amount_paise <> d.amount_paise or p.currency <> 'INR'))`,
    },
    {
      invariant: "I4",
      what: "a ledger transaction that does not balance, or has not two entries",
      rows: sql`select t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
        group by t.id having coalesce(sum(e.amount_paise), -1) <> 0 or count(e.account) <> 2`,
    },
    { invariant: "I4", what: "captured money that is not explained", rows: unexplained },
    {
      invariant: "I4",
      what: "a refund or dispute that is booked otherwise than the gateway said last",
      rows: misbooked,
    },
    {
      invariant: "I4",
      what: "more money gone back than was captured",
      rows: sql`select t.payment_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account = 'gateway' group by 1 having sum(e.amount_paise) < 0`,
    },
    {
      invariant: "I5",
      what: "a grant that is not its years from the later of that day and the end before",
      rows: sql`select g.id from plan_grants g join plans p on p.id = g.plan_id
        where g.starts_at <> greatest(g.granted_at, g.previous_end)
          or g.ends_at <> ((g.starts_at at time zone 'Asia/Kolkata') + make_interval(years => case when g.exemption_id is null then p.years else 1 end)) at time zone 'Asia/Kolkata'`,
    },
    {
      invariant: "I5",
      what: "grants of a member that do not follow each other up to the present end",
      rows: sql`select * from (
          select g.id, g.previous_end, lag(g.ends_at) over w as before, lead(g.id) over w as next, g.ends_at, m.plan_expires_at
          from plan_grants g join members m on m.id = g.member_id window w as (partition by g.member_id order by g.ends_at)) c
        where (c.before is not null and c.before is distinct from c.previous_end) or (c.next is null and c.ends_at is distinct from c.plan_expires_at)`,
    },
    {
      invariant: "I6",
      what: "a webhook that waits for more than five minutes",
      rows: sql`select id from webhook_events where processed_at is null and received_at < ${now}::timestamptz - interval '5 minutes'`,
    },
    {
      invariant: "I7",
      what: "a gap in the receipts of a financial year",
      rows: sql`select c.financial_year from receipt_counters c left join receipts r on r.financial_year = c.financial_year
        group by c.financial_year, c.last having count(r.number) <> c.last or min(r.sequence) <> 1 or max(r.sequence) <> c.last`,
    },
    {
      invariant: "I7",
      what: "a gap in the receipts of donations of a financial year, or a donation taken by hand without its one receipt",
      rows: sql`select c.financial_year from donation_receipt_counters c left join donation_receipts r on r.financial_year = c.financial_year
        group by c.financial_year, c.last having count(r.number) <> c.last or min(r.sequence) <> 1 or max(r.sequence) <> c.last
        union all select d.id::text from donations d left join donation_receipts r on r.donation_id = d.id and r.cancelled_at is null
        where (d.status = 'received') <> (r.number is not null)`,
    },
    {
      invariant: "I8",
      what: "a payment to be sent back that nothing sends",
      rows: sql`select p.id from payments p where p.status = 'refund_pending' and p.updated_at < ${now}::timestamptz - interval '30 minutes'`,
    },
  ];
}

/** Σ captured = Σ granted + Σ donated + Σ to go back + Σ unmatched, each counted from its own table and once more from the ledger. */
const unexplained = sql`with booked as (
    select e.account, sum(e.amount_paise) as paise from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.kind = 'capture' group by 1),
  sums as (select
    (select coalesce(sum(amount_paise), 0) from payments where captured_at is not null) as captured,
    (select coalesce(sum(o.amount_paise), 0) from plan_grants g join payment_orders o on o.id = g.order_id) as granted,
    (select coalesce(sum(amount_paise), 0) from donations where status = 'received' and payment_id is not null) as donated,
    coalesce((select paise from booked where account = 'gateway'), 0) as gateway,
    -coalesce((select paise from booked where account = 'plan-income'), 0) as income,
    -coalesce((select paise from booked where account = 'donation-income'), 0) as donations,
    -coalesce((select paise from booked where account = 'refund-due'), 0) as due,
    -coalesce((select paise from booked where account = 'unmatched'), 0) as unmatched)
  select * from sums where captured + unmatched <> gateway or granted <> income or donated <> donations or gateway <> granted + donated + due + unmatched`;

const misbooked = sql`with booked as (
    select t.kind, t.payment_id, t.reversal_id, -sum(e.amount_paise) as taken
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'gateway' and t.kind <> 'capture' and t.reversal_id <> '' group by 1, 2, 3)
  select coalesce(r.id, b.reversal_id) as id from payment_reversals r
  full join booked b on b.kind = r.kind and b.payment_id = r.payment_id and b.reversal_id = r.id
  where coalesce(b.taken, 0) <> coalesce(r.taken_paise, -1)`;
