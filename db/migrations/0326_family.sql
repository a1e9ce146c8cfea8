-- A family's workspace: who acts for a profile, what they have put aside, and who has looked (docs/decisions/0212-family-workspace.md).
create table matrimony_managers (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  phone text not null,
  relation text not null check (relation in ('father', 'mother', 'brother', 'sister', 'uncle', 'aunt', 'grandparent', 'other')),
  member_id uuid references members (id),
  invited_by uuid not null references members (id),
  invited_at timestamptz not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  vetoed_at timestamptz,
  unique (profile_id, phone)
);
create index matrimony_managers_by_phone on matrimony_managers (phone);
create index matrimony_managers_by_member on matrimony_managers (member_id);

create table matrimony_shortlist (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  other_id uuid not null references matrimony_profiles (id),
  state text not null check (state in ('interested', 'talking', 'not-for-us')),
  added_by uuid not null references members (id),
  added_at timestamptz not null,
  vetoed_at timestamptz,
  unique (profile_id, other_id)
);
create index matrimony_shortlist_in_order on matrimony_shortlist (profile_id, added_at desc, id desc) where vetoed_at is null;

create table matrimony_comments (
  id uuid primary key,
  entry_id uuid not null references matrimony_shortlist (id),
  author_id uuid not null references members (id),
  text text not null,
  written_at timestamptz not null
);
create index matrimony_comments_by_entry on matrimony_comments (entry_id, written_at, id);

create table matrimony_views (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  member_id uuid not null references members (id),
  day date not null,
  viewed_at timestamptz not null,
  unique (member_id, day, profile_id)
);
create index matrimony_views_by_profile on matrimony_views (profile_id, member_id, viewed_at desc, id desc);
create index matrimony_views_by_day on matrimony_views (day);

create table matrimony_view_days (
  member_id uuid not null references members (id),
  day date not null,
  opened integer not null,
  noticed_at timestamptz,
  primary key (member_id, day)
);
create index matrimony_view_days_by_day on matrimony_view_days (day);

alter table matrimony_profiles add column person_answered_phone text, add column person_hid_phone text;

comment on table matrimony_managers is '[Matrimony] Members of a family who act for a profile beside its owner, and who was invited to.';
comment on column matrimony_managers.phone is '[phoneNo] that was invited; whoever has an account with it answers';
comment on column matrimony_managers.relation is '[relation] who that is to the person of the profile';
comment on column matrimony_managers.member_id is 'who accepted';
comment on column matrimony_managers.invited_by is 'who sent the invitation';
comment on column matrimony_managers.invited_at is '[invitedAt]';
comment on column matrimony_managers.accepted_at is 'without it nothing may be done or read';
comment on column matrimony_managers.declined_at is 'the invitation was turned down';
comment on column matrimony_managers.vetoed_at is 'the person of the profile took the manager out, and alone may invite that phone again';
comment on table matrimony_shortlist is '[Matrimony] Profiles that a family has put aside for one of its own; nobody else learns of it.';
comment on column matrimony_shortlist.profile_id is 'of the family';
comment on column matrimony_shortlist.other_id is '[fkProfileId] the one put aside';
comment on column matrimony_shortlist.state is '[state] how far the family is with it';
comment on column matrimony_shortlist.added_by is '[addedBy] who put it aside';
comment on column matrimony_shortlist.added_at is '[addedAt]';
comment on column matrimony_shortlist.vetoed_at is 'the person of the profile took it out, and alone may put it back';
comment on table matrimony_comments is '[Matrimony] What a family says among itself about a profile that it has put aside.';
comment on column matrimony_comments.text is '[text] as typed; others than the author read contacts masked';
comment on column matrimony_comments.written_at is '[writtenAt]';
comment on table matrimony_views is '[Matrimony] Which whole profiles of other families a member opened: once a day and profile, kept for ninety days.';
comment on column matrimony_views.member_id is 'who looked';
comment on column matrimony_views.day is 'in Asia/Kolkata';
comment on column matrimony_views.viewed_at is 'when it was opened first on that day';
comment on table matrimony_view_days is '[Matrimony] How many whole profiles a member opened on a day: the row by which the cap of a day holds under calls at the same moment.';
comment on column matrimony_view_days.day is 'in Asia/Kolkata';
comment on column matrimony_view_days.opened is 'different profiles';
comment on column matrimony_view_days.noticed_at is 'when the staff were told that it is very many';
comment on column matrimony_profiles.person_answered_phone is 'the phone with whose code the person has read and answered; its member acts for the profile while it is the person''s phone';
comment on column matrimony_profiles.person_hid_phone is 'the person''s phone when the person hid or settled the profile: while it is the same, nobody else opens it to the search';
