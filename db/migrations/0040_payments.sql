-- Plans, their orders and payments, what was granted and receipted for them, and the ledger that explains every rupee.
create table plans (
  id integer primary key,
  name text not null,
  name_hi text not null,
  years integer not null default 1 check (years between 1 and 10),
  price_paise integer not null check (price_paise > 0),
  discount_paise integer not null default 0 check (discount_paise >= 0),
  on_sale boolean not null default true
);
insert into plans (id, name, name_hi, price_paise) values (1, 'Yearly Plan', 'वार्षिक प्लान', 110000);

create table payment_orders (
  id uuid primary key,
  member_id uuid not null references members (id),
  plan_id integer not null references plans (id),
  platform text not null check (platform in ('razorpay', 'sandbox')),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  -- null until the gateway has made its own order
  gateway_order_id text unique,
  status text not null default 'created' check (status in ('created', 'attempted', 'expired', 'paid')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- when the gateway is asked about it next; null: not any more
  next_check_at timestamptz,
  check ((status = 'paid') = (paid_at is not null))
);
create unique index payment_orders_open on payment_orders (member_id, plan_id) where status in ('created', 'attempted');
create index payment_orders_by_member on payment_orders (member_id, created_at desc, id desc);
create index payment_orders_to_check on payment_orders (next_check_at) where next_check_at is not null;

create table payments (
  -- as the gateway writes it
  id text primary key,
  order_id uuid not null references payment_orders (id),
  status text not null check (status in ('failed', 'authorized', 'captured', 'refund_pending', 'refunded')),
  amount_paise bigint not null,
  currency text not null,
  method text,
  captured_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_by_order on payments (order_id);
create index payments_to_refund on payments (updated_at) where status = 'refund_pending';

create table plan_grants (
  id uuid primary key,
  order_id uuid not null unique references payment_orders (id),
  payment_id text not null unique references payments (id),
  member_id uuid not null references members (id),
  plan_id integer not null references plans (id),
  -- the end before; starts_at is the later of it and granted_at
  previous_end timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  granted_at timestamptz not null
);
create index plan_grants_by_member on plan_grants (member_id, ends_at);

create table receipt_counters (
  financial_year text primary key,
  last integer not null
);
create table receipts (
  number text primary key check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  order_id uuid not null unique references payment_orders (id),
  financial_year text not null,
  sequence integer not null,
  -- name and address as they were on the day: a receipt does not change afterwards
  payer jsonb not null,
  issued_at timestamptz not null,
  mailed_at timestamptz,
  unique (financial_year, sequence)
);

-- Double entry: debits positive, credits negative, in paise; nothing here is ever changed or removed.
create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in ('capture', 'refund')),
  payment_id text not null,
  currency text not null,
  booked_at timestamptz not null,
  unique (kind, payment_id)
);
create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account text not null check (account in ('gateway', 'plan-income', 'refund-due', 'unmatched')),
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (transaction_id, account)
);

-- Webhooks as they came, once each.
create table webhook_events (
  id text primary key,
  kind text not null,
  body text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  check ((processed_at is null) = (outcome is null))
);
create index webhook_events_waiting on webhook_events (received_at) where processed_at is null;

-- What a person must look at: money that fits no order, and proofs that were not genuine.
create table payment_anomalies (
  id uuid primary key,
  reason text not null,
  gateway_order_id text not null,
  payment_id text not null,
  source text not null check (source in ('callback', 'webhook', 'reconcile')),
  amount_paise bigint,
  currency text,
  refund_due boolean not null,
  occurrences integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  settled_at timestamptz,
  unique (reason, gateway_order_id, payment_id)
);

-- Answers to calls that carry a key of their own, so that a repetition gets the first answer again.
create table idempotency_keys (
  member_id uuid not null references members (id),
  call text not null,
  key text not null,
  body_hash bytea not null,
  started_at timestamptz not null,
  reply jsonb,
  primary key (member_id, call, key)
);
create index idempotency_keys_old on idempotency_keys (started_at);

-- Which notice about the end of a plan went out for which end.
create table plan_notices (
  member_id uuid not null references members (id),
  kind text not null check (kind in ('expiring', 'expired')),
  plan_end timestamptz not null,
  noticed_at timestamptz not null,
  primary key (member_id, kind, plan_end)
);
create index members_by_plan_end on members (plan_expires_at) where plan_expires_at is not null;
