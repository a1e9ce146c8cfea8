-- Notices to the devices that members have chosen for it.
create table push_settings (
  member_id uuid primary key references members (id) on delete cascade,
  topics text[] not null check (topics <@ '{leads,matches,openings,staff}'::text[]),
  pace text not null check (pace in ('at-once', 'digest')),
  updated_at timestamptz not null
);
create table push_devices (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  public_key text not null check (length(public_key) = 87),
  auth text not null check (length(auth) = 22),
  created_at timestamptz not null,
  told_at timestamptz
);
create index push_devices_of_member on push_devices (member_id, id);
create table push_notices (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  mark text not null,
  topic text not null check (topic in ('leads', 'matches', 'openings', 'staff')),
  notification_id uuid not null,
  path text,
  due_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (member_id, mark)
);
create index push_notices_due on push_notices (due_at, member_id) where done_at is null;
create index push_notices_done on push_notices (done_at) where done_at is not null;
comment on table push_settings is '[Leads, notifications, messages] What a member wants to be told of on their devices; without a row everything, at once.';
comment on column push_settings.member_id is 'who has chosen it';
comment on column push_settings.topics is '[topics] of leads, matches, openings, staff';
comment on column push_settings.pace is '[pace] at-once, or digest: everything together at nine in the morning';
comment on column push_settings.updated_at is 'when it was chosen';
comment on table push_devices is '[Leads, notifications, messages] The browsers on which members want notices. One that its push service no longer knows is removed.';
comment on column push_devices.member_id is 'who was signed in there when it was added';
comment on column push_devices.endpoint is '[endpoint] where its push service takes notices for it';
comment on column push_devices.public_key is '[publicKey] what they are encrypted for (P-256, base64url)';
comment on column push_devices.auth is '[auth] the secret that goes into the key (base64url)';
comment on column push_devices.created_at is 'when it was added';
comment on column push_devices.told_at is 'when its push service last took a notice';
comment on table push_notices is '[Leads, notifications, messages] What is told on a member''s devices, once: written with its notification. Kept for 30 days.';
comment on column push_notices.member_id is 'who is told';
comment on column push_notices.mark is 'what it is about and the day in Asia/Kolkata: the same is told once a day';
comment on column push_notices.topic is 'leads, matches, openings or staff';
comment on column push_notices.notification_id is 'of which it tells; what was read or removed by then is not told';
comment on column push_notices.path is 'the screen that it opens';
comment on column push_notices.due_at is 'never at night; of a digest nine in the morning';
comment on column push_notices.created_at is 'when the notification was written';
comment on column push_notices.done_at is 'when it was told or dropped; null while it waits';
