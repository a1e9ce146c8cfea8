-- Filters of matrimonial profiles that members saved, to be told of new ones (docs/decisions/0215-saved-searches-of-profiles.md).
create table matrimony_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  filters jsonb not null,
  alerts_since timestamptz,
  told_on date,
  seen_at timestamptz not null,
  created_at timestamptz not null
);
create unique index matrimony_searches_once on matrimony_searches (member_id, md5(filters::text));
create table matrimony_search_finds (
  search_id uuid not null references matrimony_searches (id) on delete cascade,
  profile_id uuid not null references matrimony_profiles (id),
  told_at timestamptz not null,
  primary key (search_id, profile_id)
);
comment on table matrimony_searches is '[Matrimony] Filters of profiles that members saved under a name, to be told of new ones; at most 10 each.';
comment on column matrimony_searches.name is '[name] as the member calls it; nobody else reads it';
comment on column matrimony_searches.filters is '[filters] as the search of profiles takes them';
comment on column matrimony_searches.alerts_since is '[alerts] the member is told of profiles that were approved after it; null while they want to be told of nothing';
comment on column matrimony_searches.told_on is 'the day, in Asia/Kolkata, of its last notification: one a day';
comment on column matrimony_searches.seen_at is 'when the member last opened it; what was told since is new';
comment on table matrimony_search_finds is '[Matrimony] Which profiles a member was told of for a saved search: each once, whatever happens to it later.';
comment on column matrimony_search_finds.told_at is 'when the notification that counts it was written';
-- Alerts about what is new to them.
alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('lead', 'follow-up', 'leads-waiting', 'business-approved', 'business-rejected', 'edit-approved', 'edit-rejected', 'consent-asked', 'consent-accepted', 'consent-refused', 'consent-revoked', 'profiles-found')) not valid;
