-- Events of the community: a kind of item (docs/decisions/0103-kinds.md, 0236), and who answers that they come.
create table events (
  id uuid primary key,
  owner_id uuid not null references members (id),
  name text not null,
  description text not null,
  place_id integer not null references places (id),
  venue text not null,
  address text not null default '',
  is_home boolean not null default false,
  lat double precision not null,
  lng double precision not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer check (capacity > 0),
  fee_paise bigint check (fee_paise > 0),
  by_association boolean not null default false,
  image_id uuid references images (id),
  coming_count integer not null default 0 check (coming_count >= 0),
  perhaps_count integer not null default 0 check (perhaps_count >= 0),
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  revision integer not null default 0,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  deleted_at timestamptz,
  check (ends_at > starts_at),
  check ((cancelled_at is null) = (cancel_reason is null))
);
-- Whether its end has passed no index can hold: a timed job sets ended_at, and reads compare the instant besides.
create index events_newest on events (posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and cancelled_at is null and ended_at is null;
create index events_newest_in_place on events (place_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and cancelled_at is null and ended_at is null;
create index events_soonest on events (starts_at, id) where deleted_at is null and approval = 'approved' and held_at is null and cancelled_at is null and ended_at is null;
create index events_past on events (starts_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and cancelled_at is null;
create index events_of_owner on events (owner_id, posted_at desc, id desc) where deleted_at is null;
create index events_to_end on events (ends_at) where deleted_at is null and ended_at is null;
create index events_waiting on events (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index events_by_image on events (image_id) where image_id is not null;

create trigger forget_card
  after update of name, description, place_id, venue, starts_at, ends_at, fee_paise, by_association, image_id, approval, owner_id, posted_at, updated_at,
    held_at, cancelled_at, ended_at, deleted_at on events
  for each row execute function forget_card();

-- What a blocked member proposed is withheld, as businesses are.
create trigger events_follow_owner before insert or update of approval, owner_id on events
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_events_along() returns trigger language plpgsql as $$
begin
  update events set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_events_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_events_along();

create table event_answers (
  event_id uuid not null references events (id),
  member_id uuid not null references members (id),
  answer text not null check (answer in ('coming', 'perhaps', 'no')),
  persons integer not null check (persons between 0 and 20),
  answered_at timestamptz not null,
  reminded_at timestamptz,
  primary key (event_id, member_id),
  check ((answer = 'no') = (persons = 0))
);
create index event_answers_of_member on event_answers (member_id, answered_at desc);

comment on table events is '[Events] Gatherings of the community that members propose and the staff approve.';
comment on column events.owner_id is '[fkUserId] the member who proposed it and reads who comes';
comment on column events.name is '[title]';
comment on column events.description is '[description]';
comment on column events.place_id is '[fkCityId]';
comment on column events.venue is '[venue] the hall or park by its name, for everybody';
comment on column events.address is '[address] for everybody, or for paid members where it is a home; empty where the venue says it all';
comment on column events.is_home is '[isHome] the address is somebody''s home';
comment on column events.lat is '[businessLocation] exact for everybody, or of a home for paid members; the middle of the city unless a point was chosen';
comment on column events.lng is '[businessLocation] likewise';
comment on column events.starts_at is '[startsOn, startsAt]';
comment on column events.ends_at is '[endsOn, endsAt]';
comment on column events.capacity is '[capacity] how many persons there is room for; null is no limit';
comment on column events.fee_paise is '[feePaise] what a person pays there, as information; null is nothing';
comment on column events.by_association is '[byAssociation] the association organises it, not the member alone';
comment on column events.image_id is '[images] its picture';
comment on column events.coming_count is '[coming] persons of the answers that say coming; written with each answer';
comment on column events.perhaps_count is '[perhaps] persons of the answers that say perhaps';
comment on column events.approval is '[approvalStatus] withheld while its owner is blocked';
comment on column events.rejection_message is '[rejectionMessage]';
comment on column events.waiting_since is 'set while it, or an edit of it, waits for the staff';
comment on column events.pending_edit is 'what the owner of an approved event has changed and nobody has approved yet: changed columns by name';
comment on column events.edit_rejection_message is '[editRejectionMessage] why the last edit was turned down';
comment on column events.held_at is 'set while grave reports keep it out of sight';
comment on column events.cancelled_at is '[isCancelled] when its owner called it off; for good';
comment on column events.cancel_reason is '[cancelReason] what whoever had answered is told';
comment on column events.revision is 'SEQUENCE of its calendar file: counts changes of time or place, and the cancelling';
comment on column events.posted_at is '[postedOn]';
comment on column events.ended_at is 'when the timed job found its end past; a later one opens it again';
comment on table event_answers is '[Events] Who comes to an event and with how many, one row a member; the organiser alone reads names.';
comment on column event_answers.answer is '[answer] coming, perhaps or no';
comment on column event_answers.persons is '[persons] with the member; 0 for no';
comment on column event_answers.answered_at is '[answeredAt] the last time';
comment on column event_answers.reminded_at is 'when the member was reminded of it, once';
