-- What signing up and in, PINs and messages out need beyond the first tables.
alter table members
  add column birth_date date,
  -- the name in the referral link, as it came
  add column referred_by text,
  add column show_on_map boolean not null default false,
  add column terms_accepted_at timestamptz;
create index members_on_map on members (id) where show_on_map;
create index members_invited on members (invited_by) where invited_by is not null;

-- One window per bucket: it opens with the first event and is over at expires_at.
alter table attempt_counters drop constraint attempt_counters_pkey;
alter table attempt_counters add primary key (bucket);

-- When the ticket that a code was exchanged for has been used.
alter table otp_codes add column spent_at timestamptz;
create index otp_codes_expired on otp_codes (expires_at);

-- Messages on their way out. Receiver and values are sealed, and gone once the message is sent or given up.
create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  template text not null,
  language text not null check (language in ('en', 'hi')),
  state text not null check (state in ('waiting', 'withheld', 'sent', 'expired')),
  sealed bytea,
  -- keyed hash of the receiver, to find what waits for somebody
  receiver_mark bytea,
  created_at timestamptz not null,
  good_until timestamptz not null,
  done_at timestamptz,
  check ((sealed is null) = (state in ('sent', 'expired')))
);
create index outbox_waiting on outbox (receiver_mark) where state = 'waiting';
create index outbox_old on outbox (good_until);

-- Where the demo's own transport delivers to; empty wherever messages really go out.
create table demo_letters (
  id uuid primary key,
  receiver_mark bytea not null,
  sealed bytea not null,
  sent_at timestamptz not null
);
create index demo_letters_by_receiver on demo_letters (receiver_mark, id desc);
