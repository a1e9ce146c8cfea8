-- The test gateway's own refunds and disputes.
create table sandbox_gateway.refunds (
  id text primary key,
  payment_id text not null references sandbox_gateway.payments (id),
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('pending', 'processed', 'failed')),
  request_key text unique,
  created_at timestamptz not null
);
create index on sandbox_gateway.refunds (payment_id);
insert into sandbox_gateway.refunds (id, payment_id, amount, currency, status, request_key, created_at)
  select replace(id, 'pay_', 'rfnd_'), id, amount_refunded, currency, 'processed', 'refund-' || id, created_at
  from sandbox_gateway.payments where amount_refunded > 0;
comment on table sandbox_gateway.refunds is '[Plans and payments] The test gateway''s own refunds.';
comment on column sandbox_gateway.refunds.amount is 'in paise';
comment on column sandbox_gateway.refunds.status is 'pending, processed or failed';
comment on column sandbox_gateway.refunds.request_key is 'the key of a request that may be repeated; null for a refund from the dashboard';

create table sandbox_gateway.disputes (
  id text primary key,
  payment_id text not null references sandbox_gateway.payments (id),
  amount bigint not null,
  amount_deducted bigint not null,
  currency text not null,
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz not null,
  created_at timestamptz not null
);
create index on sandbox_gateway.disputes (payment_id);
comment on table sandbox_gateway.disputes is '[Plans and payments] The test gateway''s own disputes.';
comment on column sandbox_gateway.disputes.amount is 'in paise';
comment on column sandbox_gateway.disputes.status is 'open, under_review, won, lost or closed';
comment on column sandbox_gateway.disputes.amount_deducted is 'what was taken from the merchant: nothing until the dispute is lost';
comment on column sandbox_gateway.disputes.respond_by is 'until when the merchant may answer the bank';
