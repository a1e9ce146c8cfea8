-- Festivals and fasts that members want to be reminded of the day before; see docs/decisions/0218-panchang-and-festivals.md.
create table festival_follows (
  member_id uuid primary key references members (id),
  place_id integer not null references places (id),
  keys text[] not null,
  updated_at timestamptz not null
);
create table festival_reminders (
  member_id uuid not null references members (id),
  key text not null,
  day date not null,
  created_at timestamptz not null,
  primary key (member_id, key, day)
);
create index festival_reminders_by_day on festival_reminders (day);
alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('lead', 'follow-up', 'leads-waiting', 'business-approved', 'business-rejected', 'edit-approved', 'edit-rejected', 'consent-asked', 'consent-accepted', 'consent-refused', 'consent-revoked', 'profiles-found', 'festival', 'seva-request')) not valid;
comment on column alerts.kind is 'which text: lead, follow-up, leads-waiting, what staff decided about a business, what became of a request for a contact, new matches of a saved search of profiles, a festival tomorrow, or what became of a request for a rite';
comment on table festival_follows is '[Spirituality] Which festivals and fasts a member is reminded of, and at which city they are counted.';
comment on column festival_follows.place_id is '[fkCityId]';
comment on column festival_follows.keys is '[keys] of contract/panchang/festival-table.ts, and ekadashi for all fasts';
comment on table festival_reminders is '[Spirituality] The ledger of reminders: each is sent once.';
comment on column festival_reminders.key is 'what it reminded of';
comment on column festival_reminders.day is 'the day of the festival or fast';
