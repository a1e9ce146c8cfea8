-- Favourites: what members keep of the directory, each for its member alone; see docs/decisions/0175-favourites.md.
create table favourites (
  id uuid primary key,
  member_id uuid not null references members (id),
  item_kind smallint not null,
  item_id uuid not null,
  name text not null,
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null,
  unique (member_id, item_kind, item_id)
);
create index favourites_of_member on favourites (member_id, created_at desc, id desc);
comment on table favourites is '[Favourites] What a member keeps of the directory, at most 200 items, read by that member alone.';
comment on column favourites.member_id is 'who keeps it';
comment on column favourites.item_kind is 'as of leads';
comment on column favourites.item_id is '[fkItemId] the item; no foreign key, because it may be of any kind';
comment on column favourites.name is '[name] as the item was called when it was kept, for the time when it is no longer public';
comment on column favourites.note is '[note] private, up to 500 characters';
comment on column favourites.created_at is '[createdAt]';
