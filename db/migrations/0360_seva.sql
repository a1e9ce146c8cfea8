-- Temples, priests, services, events and texts: a kind of item (docs/decisions/0103-kinds.md, 0218).
create table seva_entries (
  id uuid primary key,
  owner_id uuid not null references members (id),
  kind text not null check (kind in ('temple', 'priest', 'service', 'event', 'text')),
  name text not null,
  description text not null,
  body text,
  text_kind text check (text_kind in ('stotra', 'aarti', 'mantra', 'katha', 'vidhi')),
  place_id integer not null references places (id),
  lat double precision not null,
  lng double precision not null,
  address text not null default '',
  how_to_reach text,
  timings text[] not null default '{}',
  services text[] not null default '{}',
  languages text[] not null default '{}',
  shakha text,
  fee_paise bigint check (fee_paise > 0),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  starts_at text check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  contact_person text,
  phone text,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  deleted_at timestamptz,
  check ((kind = 'event') = (starts_on is not null)),
  check ((kind = 'text') = (body is not null))
);
create table seva_entry_images (
  entry_id uuid not null references seva_entries (id),
  image_id uuid not null references images (id),
  place integer not null,
  primary key (entry_id, image_id)
);
create index seva_entry_images_by_image on seva_entry_images (image_id);
-- Whether the last day of an event has passed no index can hold: at midnight a timed job sets ended_at, and reads compare the day besides.
create index seva_entries_newest on seva_entries (posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and ended_at is null;
create index seva_entries_newest_in_place on seva_entries (place_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and ended_at is null;
create index seva_entries_of_owner on seva_entries (owner_id, posted_at desc, id desc) where deleted_at is null;
create index seva_entries_to_end on seva_entries (coalesce(ends_on, starts_on)) where deleted_at is null and ended_at is null and kind = 'event';
create index seva_entries_waiting on seva_entries (waiting_since, id) where waiting_since is not null and deleted_at is null;

create trigger forget_card
  after update of kind, name, description, place_id, services, languages, shakha, fee_paise, starts_on, ends_on, starts_at, text_kind, approval, owner_id, posted_at, updated_at,
    held_at, ended_at, deleted_at on seva_entries
  for each row execute function forget_card();
create function forget_card_of_seva_pictures() returns trigger language plpgsql as $$
begin
  delete from cards where id = coalesce(new.entry_id, old.entry_id);
  return null;
end $$;
create trigger forget_card after insert or update or delete on seva_entry_images for each row execute function forget_card_of_seva_pictures();

-- What a blocked member entered is withheld, as businesses are.
create trigger seva_entries_follow_owner before insert or update of approval, owner_id on seva_entries
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_seva_entries_along() returns trigger language plpgsql as $$
begin
  update seva_entries set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_seva_entries_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_seva_entries_along();

comment on table seva_entries is '[Spirituality] Temples, priests, services, events and texts that members enter.';
comment on column seva_entries.owner_id is '[fkUserId] the member who entered it';
comment on column seva_entries.kind is '[kind] it stays what it was entered as';
comment on column seva_entries.name is '[title]';
comment on column seva_entries.description is '[description]';
comment on column seva_entries.body is '[body] of a text: paragraphs with empty lines between, headings after a number sign; never HTML';
comment on column seva_entries.text_kind is '[textKind] of a text';
comment on column seva_entries.place_id is '[fkCityId]';
comment on column seva_entries.lat is '[businessLocation] exact for paid members, two decimals for everybody; the middle of the city unless the owner chose a point';
comment on column seva_entries.lng is '[businessLocation] likewise';
comment on column seva_entries.address is '[address] for paid members; empty where there is none';
comment on column seva_entries.how_to_reach is '[howToReach] the way there, for everybody';
comment on column seva_entries.timings is '[timings] hours of darshan and aarti as the owner writes them, one a line';
comment on column seva_entries.services is '[services] the rites that can be asked for';
comment on column seva_entries.languages is '[languages] ISO 639 codes, as of businesses';
comment on column seva_entries.shakha is '[shakha] veda and shakha that a priest has learnt';
comment on column seva_entries.fee_paise is '[feePaise] what a rite usually costs, from; null where it is not said';
comment on column seva_entries.starts_on is '[startsOn] the first day of an event';
comment on column seva_entries.ends_on is '[endsOn] its last day; null when it has one day';
comment on column seva_entries.starts_at is '[startsAt] the hour at which it begins, Asia/Kolkata';
comment on column seva_entries.contact_person is '[contactPerson]';
comment on column seva_entries.phone is '[phoneNo] told by a confirmed request alone';
comment on column seva_entries.approval is '[approvalStatus] withheld while its owner is blocked';
comment on column seva_entries.rejection_message is '[rejectionMessage]';
comment on column seva_entries.waiting_since is 'set while it, or an edit of it, waits for the staff';
comment on column seva_entries.pending_edit is 'what the owner of an approved entry has changed and nobody has approved yet: changed columns by name, and imageIds';
comment on column seva_entries.edit_rejection_message is '[editRejectionMessage] why the last edit was turned down';
comment on column seva_entries.held_at is 'set while grave reports keep it out of sight';
comment on column seva_entries.posted_at is '[postedOn]';
comment on column seva_entries.ended_at is 'when the timed job found the last day of the event past; a later day opens it again';
comment on table seva_entry_images is '[Spirituality] The pictures of an entry.';
comment on column seva_entry_images.image_id is '[images] up to six';
comment on column seva_entry_images.place is 'its place in the order';
