-- Members, their images, and the sessions, devices and counters that guard their accounts.
create table images (
  id uuid primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  owner_id uuid not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index images_by_owner on images (owner_id, created_at);

create table members (
  id uuid primary key,
  kind text not null check (kind in ('individual', 'professional', 'business')),
  first_name text not null,
  last_name text not null default '',
  phone text not null unique check (phone ~ '^[0-9]{10}$'),
  email text,
  gender text check (gender in ('female', 'male', 'other')),
  address text,
  place_id integer references places (id),
  pin_code text,
  logo_image_id uuid references images (id),
  -- null: an owner known from an import who has not claimed the account yet
  pin_hash text,
  ref_id text,
  invited_by uuid references members (id),
  language text not null default 'en' check (language in ('en', 'hi')),
  plan_expires_at timestamptz,
  blocked_at timestamptz,
  staff_role text check (staff_role in ('moderator', 'editor', 'treasurer', 'administrator')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table images add foreign key (owner_id) references members (id);

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id),
  client text not null check (client in ('web', 'mobile', 'staff')),
  -- sha-256 of the cookie that must accompany the token of a web session
  bind_hash bytea,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'pin-changed', 'blocked', 'idle', 'ended-by-member'))
);
create index sessions_live on sessions (member_id, last_seen_at desc) where ended_at is null;

-- A browser or phone that has proved itself with an OTP for this member.
create table devices (
  member_id uuid not null references members (id),
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (member_id, device_hash)
);

create table otp_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('sign-up', 'login', 'reset-pin', 'staff')),
  phone text not null,
  code_hash bytea not null,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_codes_live on otp_codes (phone, purpose, created_at desc);

-- Counters of tries and sends in time windows; kept here so that every process counts together.
create table attempt_counters (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (bucket, window_start)
);
create index attempt_counters_expired on attempt_counters (expires_at);

-- Waiting time after wrong PINs, per account and per known device.
create table pin_locks (
  bucket text primary key,
  failures integer not null default 0,
  failures_today integer not null default 0,
  today date not null,
  locked_until timestamptz
);
