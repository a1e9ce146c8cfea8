-- The test gateway's own books: it stands for another company's database and shares nothing with ours.
create schema sandbox_gateway;
create table sandbox_gateway.orders (
  id text primary key,
  amount bigint not null,
  currency text not null,
  receipt text not null,
  notes jsonb not null,
  status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
  attempts integer not null default 0,
  created_at timestamptz not null
);
create index on sandbox_gateway.orders (receipt);
create table sandbox_gateway.payments (
  id text primary key,
  order_id text not null references sandbox_gateway.orders (id),
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('authorized', 'captured', 'failed', 'refunded')),
  captured boolean not null default false,
  amount_refunded bigint not null default 0,
  method text not null,
  -- a switch of the payer's test window: this payment's events are not sent
  silent boolean not null default false,
  created_at timestamptz not null
);
create index on sandbox_gateway.payments (order_id);
create table sandbox_gateway.events (
  id text primary key,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
