-- What members are told: a message id and its values, never a finished sentence.
create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id),
  key text not null,
  parameters jsonb not null default '{}',
  -- a path of this portal, without its language
  redirect text check (redirect ~ '^/[^/\\]'),
  -- what it tells about, such as 'lead:<uuid>'; a later one about the same thing takes the place of the earlier
  about text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_by_member on notifications (member_id, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create unique index notifications_about on notifications (member_id, about) where about is not null;
