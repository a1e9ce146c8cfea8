-- Whom an association's list names, until they sign up with their phone.
create table listed_members (
  id uuid primary key,
  phone text not null unique,
  first_name text not null,
  last_name text not null default '',
  place_id integer references places (id),
  since date,
  updated_at timestamptz not null
);
create index listed_members_by_place on listed_members (place_id);
comment on table listed_members is '[Members] Whom an association''s list names as members: no account and nothing public comes of it; a row goes when its phone signs up, or when its import is undone.';
comment on column listed_members.phone is 'ten digits';
comment on column listed_members.first_name is 'as the list says it';
comment on column listed_members.last_name is 'empty where the list has one word';
comment on column listed_members.place_id is 'null where the list says none';
comment on column listed_members.since is 'of the membership; the account takes it over as the day it was made';
comment on column listed_members.updated_at is 'by an import';
