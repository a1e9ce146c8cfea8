-- Announcements of families: births, marriages, deaths (docs/decisions/0237).
create table announcements (
  id uuid primary key,
  owner_id uuid not null references members (id),
  kind text not null check (kind in ('birth', 'marriage', 'death')),
  name text not null,
  person_name text not null,
  partner_name text,
  relation text not null,
  relatives text,
  happened_on date not null,
  age integer check (age between 0 and 125),
  ceremonies jsonb not null default '[]',
  ceremony_place text,
  at_home boolean not null default false,
  place_id integer not null references places (id),
  words text not null,
  image_id uuid references images (id),
  audience text not null check (audience in ('members', 'unlisted', 'everybody')),
  comments_open boolean not null,
  folded text not null,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((kind = 'marriage') = (partner_name is not null))
);
create index announcements_newest on announcements (posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null;
create index announcements_newest_in_place on announcements (place_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null;
create index announcements_by_day on announcements (happened_on) where deleted_at is null and approval = 'approved' and held_at is null;
create index announcements_of_owner on announcements (owner_id, posted_at desc, id desc) where deleted_at is null;
create index announcements_waiting on announcements (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index announcements_by_image on announcements (image_id) where image_id is not null;

create trigger announcements_follow_owner before insert or update of approval, owner_id on announcements
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_announcements_along() returns trigger language plpgsql as $$
begin
  update announcements set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_announcements_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_announcements_along();

comment on table announcements is '[Announcements] Births, marriages and deaths that families make known; for members, or for everybody where the family says so.';
comment on column announcements.owner_id is '[fkUserId] the member of the family who wrote it';
comment on column announcements.kind is '[kind] it stays what it was written as';
comment on column announcements.name is '[title] of whom it tells; of a marriage both';
comment on column announcements.person_name is '[personName] the child, the one of a couple, or who has passed away';
comment on column announcements.partner_name is '[partnerName] of a marriage, the other';
comment on column announcements.relation is '[relation] what who writes is to them';
comment on column announcements.relatives is '[relatives] parents, or who mourns, in the words of the family';
comment on column announcements.happened_on is '[happenedOn] the day of the birth, the wedding or the death; the archive goes by its month';
comment on column announcements.age is '[age] of who has passed away';
comment on column announcements.ceremonies is '[ceremonies] up to two: what, day, hour';
comment on column announcements.ceremony_place is '[ceremonyPlace] for paid members alone where it is a home';
comment on column announcements.at_home is '[atHome] the place of the ceremony is a home';
comment on column announcements.place_id is '[fkCityId]';
comment on column announcements.words is '[words] what the family says';
comment on column announcements.image_id is '[images] a photo';
comment on column announcements.audience is '[audience] members with a plan; everybody, unlisted in search engines; or everybody';
comment on column announcements.comments_open is '[commentsOpen] whether members may write condolences or congratulations below it';
comment on column announcements.folded is 'names, relatives and words as the search of the archive compares them';
comment on column announcements.approval is '[approvalStatus] withheld while its owner is blocked';
comment on column announcements.rejection_message is '[rejectionMessage]';
comment on column announcements.waiting_since is 'set while it, or an edit of it, waits for the staff';
comment on column announcements.pending_edit is 'what the family has changed of an approved one and nobody has approved yet: changed columns by name';
comment on column announcements.edit_rejection_message is '[editRejectionMessage] why the last edit was turned down';
comment on column announcements.held_at is 'set while reports keep it out of sight';
comment on column announcements.posted_at is '[postedOn]';
