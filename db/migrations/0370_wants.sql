-- What members want to buy, want to sell, and need now: three kinds of items in one table, each kind a partition of it (docs/decisions/0220-wants.md).
create table wants (
  id uuid not null,
  kind smallint not null,
  owner_id uuid not null references members (id),
  name text not null,
  description text not null,
  subcategory_id integer not null references subcategories (id),
  quantity text not null,
  price_from_paise bigint check (price_from_paise >= 0),
  price_to_paise bigint check (price_to_paise >= price_from_paise),
  price_unit text,
  place_id integer not null references places (id),
  until_date date not null,
  answers_most integer not null default 0 check (answers_most between 0 and 5),
  contact_person text not null,
  phone text not null,
  email text,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  reminded_of date,
  ended_at timestamptz,
  outcome text check (outcome in ('expired', 'found', 'not-needed')),
  deleted_at timestamptz,
  primary key (id, kind),
  check ((ended_at is null) = (outcome is null))
) partition by list (kind);
create table buyers partition of wants for values in (6);
create table sellers partition of wants for values in (5);
create table requirements partition of wants for values in (7);
-- For what refers to one.
create unique index requirements_id on requirements (id);

-- Whether the last day has passed no index can hold: at midnight a timed job ends them, and reads compare the date besides.
create index wants_newest on wants (posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and ended_at is null;
create index wants_newest_in_place on wants (place_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and ended_at is null;
create index wants_newest_of_category on wants (subcategory_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null and ended_at is null;
create index wants_of_owner on wants (owner_id, posted_at desc, id desc) where deleted_at is null;
create index wants_waiting on wants (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index wants_to_end on wants (until_date) where deleted_at is null and ended_at is null;

create trigger forget_card
  after update of name, description, subcategory_id, quantity, price_from_paise, price_to_paise, price_unit, place_id, until_date, answers_most,
    approval, held_at, owner_id, posted_at, updated_at, ended_at, deleted_at on wants
  for each row execute function forget_card();

-- What a blocked member posted is withheld, as businesses are.
create trigger wants_follow_owner before insert or update of approval, owner_id on wants
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_wants_along() returns trigger language plpgsql as $$
begin
  update wants set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_wants_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_wants_along();

create table want_answers (
  id uuid primary key,
  requirement_id uuid not null references requirements (id),
  member_id uuid not null references members (id),
  message text not null,
  price_paise bigint check (price_paise >= 0),
  state text not null check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- One answer of a member; who withdraws may answer once more, in the same row.
  unique (requirement_id, member_id)
);
create index want_answers_of_member on want_answers (member_id, created_at desc, id desc);

create table want_tellings (
  requirement_id uuid not null references requirements (id),
  member_id uuid not null references members (id),
  told_at timestamptz not null,
  primary key (requirement_id, member_id)
);
create index want_tellings_of_member on want_tellings (member_id, told_at);

create table want_settings (
  member_id uuid primary key references members (id),
  tells_of_requirements boolean not null,
  updated_at timestamptz not null
);

comment on table wants is '[Wants] What members want to buy in bulk or regularly (buyer), sell in quantity (seller), or need now (requirement): one partition a kind.';
comment on column wants.kind is 'the number of the kind of item: 5 seller, 6 buyer, 7 requirement';
comment on column wants.owner_id is '[fkUserId] the member who posted it';
comment on column wants.name is '[title]';
comment on column wants.description is '[description]';
comment on column wants.subcategory_id is '[fkSubCategoryId] what it is about, as of businesses';
comment on column wants.quantity is '[quantity] how much, in the words of the owner: 40 kg a week';
comment on column wants.price_from_paise is '[priceFromPaise] for one price_unit; null where it is not said';
comment on column wants.price_to_paise is '[priceToPaise] likewise';
comment on column wants.price_unit is '[priceUnit] what the price is for, as typed: kg, plate; null is all of it';
comment on column wants.place_id is '[fkCityId] where it is wanted or offered';
comment on column wants.until_date is '[untilDate] the last day on which it is in lists; of a requirement the day by which it is needed';
comment on column wants.answers_most is '[answersMost] of a requirement: how many sellers may answer (1, 3, 5); of the others 0';
comment on column wants.contact_person is '[contactPerson] told to its owner, and with a phone that was granted';
comment on column wants.phone is '[phoneNo] told by consent alone';
comment on column wants.email is '[email] told by consent alone';
comment on column wants.approval is '[approvalStatus] decided by the staff before it is public; withheld while its owner is blocked';
comment on column wants.rejection_message is '[rejectionMessage]';
comment on column wants.waiting_since is 'since when it waits for a decision of the staff, itself or its edit; else null';
comment on column wants.pending_edit is 'what the owner of an approved one has changed of its texts and nobody has approved yet; the old version stays public';
comment on column wants.edit_rejection_message is '[editRejectionMessage] why the last edit was not taken';
comment on column wants.held_at is 'since when grave reports keep it out of sight; else null';
comment on column wants.posted_at is '[postedOn]';
comment on column wants.reminded_of is 'the last day of which the owner has been told that it is near';
comment on column wants.ended_at is 'when its date was found past, or its owner closed it; a later date opens again what expired';
comment on column wants.outcome is '[outcome] how it ended';
comment on table want_answers is '[Wants] What sellers answer to a requirement; those that are waiting or accepted take its places.';
comment on column want_answers.message is '[message] what the seller writes';
comment on column want_answers.price_paise is '[pricePaise] for all of it; null where it is not said';
comment on column want_answers.state is '[state] accepted exchanges the contacts of both sides as consents';
comment on column want_answers.decided_at is 'when it was accepted, declined or withdrawn';
comment on table want_tellings is '[Wants] Who was told of which requirement: nobody twice, and nobody of too many on one day.';
comment on column want_tellings.told_at is 'when';
comment on table want_settings is '[Wants] Who does not want to be told of requirements, or wants to again; without a row owners are told.';
comment on column want_settings.tells_of_requirements is '[tellsOfRequirements] the switch';
