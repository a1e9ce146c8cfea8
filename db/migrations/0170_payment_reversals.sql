-- Refunds and disputes by the gateway's own ids: what takes captured money back, how much of it is gone now, and one booking in the ledger for each change.
create table payment_reversals (
  id text primary key,
  kind text not null check (kind in ('refund', 'dispute')),
  payment_id text not null,
  status text not null check (status in ('pending', 'processed', 'failed', 'open', 'under_review', 'won', 'lost', 'closed')),
  amount_paise bigint not null,
  taken_paise bigint not null check (taken_paise >= 0),
  currency text not null,
  asked_at timestamptz not null
);
create index payment_reversals_by_payment on payment_reversals (payment_id);
create index payment_reversals_open on payment_reversals (id) where status in ('pending', 'open', 'under_review');
comment on table payment_reversals is '[Plans and payments] Refunds and disputes of payments as the gateway answered last: what takes captured money back.';
comment on column payment_reversals.id is 'as the gateway writes it: rfnd_ or disp_';
comment on column payment_reversals.kind is 'refund or dispute';
comment on column payment_reversals.payment_id is 'as the gateway writes it; the payment may belong to no order of ours';
comment on column payment_reversals.status is 'pending, processed, failed of a refund; open, under_review, won, lost, closed of a dispute';
comment on column payment_reversals.amount_paise is 'what it is about';
comment on column payment_reversals.taken_paise is 'what is gone now: nothing of a refund that failed or a dispute that was won';
comment on column payment_reversals.asked_at is 'when the gateway was asked for this answer; the answer to an earlier question changes nothing';

alter table ledger_transactions
  add column reversal_id text not null default '',
  add column step integer not null default 1;
alter table ledger_transactions drop constraint ledger_transactions_kind_payment_id_key;
alter table ledger_transactions add constraint ledger_transactions_once unique (kind, payment_id, reversal_id, step);
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('capture', 'refund', 'dispute')) not valid;
alter table ledger_transactions validate constraint ledger_transactions_kind_check;
comment on column ledger_transactions.kind is 'capture, refund, dispute';
comment on column ledger_transactions.reversal_id is 'the refund or dispute; empty for a capture, and for a whole refund that was booked before refunds had ids here';
comment on column ledger_transactions.step is 'which booking about this refund or dispute it is: one that fails or is won is booked back';
