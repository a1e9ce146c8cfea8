-- Who offers time and skills for the community's seva; see docs/decisions/0222-volunteers-and-exemptions.md.
create table volunteers (
  id uuid primary key,
  member_id uuid references members (id),
  name text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  phone_proven boolean not null,
  skills text[] not null,
  other_skills text,
  days text[] not null,
  times text[] not null,
  place_id integer not null references places (id),
  locality text,
  about text,
  show_name boolean not null,
  language text not null check (language in ('en', 'hi')),
  state text not null default 'new' check (state in ('new', 'contacted', 'active', 'ended')),
  state_changed_at timestamptz not null,
  thanked_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not phone_proven or member_id is not null)
);
-- One sign-up a member; and one for a phone that nobody has proved, until the staff have reached it.
create unique index volunteers_of_member on volunteers (member_id) where withdrawn_at is null;
create unique index volunteers_unreached on volunteers (phone) where member_id is null and withdrawn_at is null and state = 'new';
create index volunteers_by_place on volunteers (place_id);
create index volunteers_withdrawn on volunteers (withdrawn_at) where withdrawn_at is not null;

comment on table volunteers is '[Community] Who offers time and skills for seva, with an account or without; withdrawn ones are deleted after thirty days.';
comment on column volunteers.member_id is 'whose sign-up it is; null for a visitor''s';
comment on column volunteers.name is '[name] for the staff; the first name is public where show_name says so';
comment on column volunteers.phone is '[phoneNo] ten digits, for the staff alone';
comment on column volunteers.phone_proven is '[phoneProven] it is the phone by which the member logs in; a visitor''s is unproven';
comment on column volunteers.skills is '[skills] of the list that the form offers';
comment on column volunteers.other_skills is '[otherSkills] in own words';
comment on column volunteers.days is '[days] of the week; empty is any';
comment on column volunteers.times is '[times] morning, afternoon, evening; empty is any';
comment on column volunteers.place_id is '[fkCityId]';
comment on column volunteers.locality is '[area] the part of the city';
comment on column volunteers.about is '[about] for the staff';
comment on column volunteers.show_name is '[showName] agreed that the first name, the city and the skills are public, once the staff have reached the person';
comment on column volunteers.language is '[language] in which to write to the person';
comment on column volunteers.state is '[state] new; contacted: the staff have spoken to the person; active; ended: helps no more';
comment on column volunteers.state_changed_at is '[stateSince]';
comment on column volunteers.thanked_at is '[thankedAt] when the newest message of thanks went out';
comment on column volunteers.withdrawn_at is 'when the member took it back: nobody sees it any more';
comment on column volunteers.created_at is '[signedUpAt]';
comment on column volunteers.updated_at is 'by the person or the staff';
