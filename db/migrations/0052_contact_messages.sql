-- What people wrote to the operator through the contact page.
create table contact_messages (
  id uuid primary key,
  reason text not null check (reason in ('question', 'complaint', 'data')),
  name text not null,
  phone text not null,
  email text,
  message text not null,
  member_id uuid references members (id),
  ip text not null,
  created_at timestamptz not null
);
create index contact_messages_by_address on contact_messages (ip, created_at);
