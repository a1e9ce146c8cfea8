create table blocks (
  id uuid primary key,
  blocker_id uuid not null references members (id),
  blocked_id uuid not null references members (id),
  seen_through text not null check (seen_through in ('profile', 'request')),
  name text,
  created_at timestamptz not null,
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocker on blocks (blocker_id, created_at desc, id desc);
create index blocks_by_blocked on blocks (blocked_id, blocker_id);
comment on table blocks is '[Blocks] Which member has blocked which other: neither is shown to the other.';
comment on column blocks.blocker_id is 'whose wish it is';
comment on column blocks.blocked_id is 'who is never told';
comment on column blocks.seen_through is '[through] what the blocker saw of the other: a matrimonial profile or a contact request';
comment on column blocks.name is '[name] of the other as the blocker read it then; null where it was not told';
