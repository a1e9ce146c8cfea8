-- Groups of members, mostly of one city each; see docs/decisions/0235-groups.md.
create table groups (
  id uuid primary key,
  owner_id uuid not null references members (id),
  name text not null,
  name_hi text,
  description text,
  description_hi text,
  rules text,
  rules_hi text,
  place_id integer references places (id),
  is_closed boolean not null,
  asks_first boolean not null,
  moderator_id uuid references members (id),
  members_count integer not null default 0 check (members_count >= 0),
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (description is not null or description_hi is not null)
);
create index groups_newest on groups (created_at desc, id desc) where deleted_at is null and approval = 'approved';
create index groups_of_owner on groups (owner_id, created_at desc, id desc) where deleted_at is null;
create index groups_waiting on groups (waiting_since, id) where waiting_since is not null and deleted_at is null;

create table group_members (
  id uuid primary key,
  group_id uuid not null references groups (id),
  member_id uuid not null references members (id),
  state text not null check (state in ('asked', 'member')),
  created_at timestamptz not null,
  joined_at timestamptz,
  unique (group_id, member_id),
  check ((state = 'member') = (joined_at is not null))
);
create index group_members_of_member on group_members (member_id, group_id);
create index group_members_asking on group_members (group_id, created_at, id) where state = 'asked';

comment on table groups is '[Groups] Groups that members join, each approved by the staff before it is public.';
comment on column groups.owner_id is 'who asked for it; moderates it until the staff name somebody else';
comment on column groups.name is '[name] as its founder writes it';
comment on column groups.name_hi is '[nameHi] in Hindi, where it has another name there';
comment on column groups.description is '[description] what it is for, in English; one of the two languages is always there';
comment on column groups.description_hi is '[descriptionHi] what it is for, in Hindi';
comment on column groups.rules is '[rules] what members keep to, in English';
comment on column groups.rules_hi is '[rulesHi] what members keep to, in Hindi';
comment on column groups.place_id is '[fkCityId] its city; null for all of India';
comment on column groups.is_closed is '[isClosed] its posts are read by its members alone';
comment on column groups.asks_first is '[asksFirst] who wants to join waits for the moderator';
comment on column groups.moderator_id is 'who hides posts and lets people in, as the staff decided; null until it is approved';
comment on column groups.members_count is '[membersCount] counted anew with every change';
comment on column groups.approval is '[approvalStatus] pending, approved, rejected; withheld while its founder is blocked by the staff';
comment on column groups.rejection_message is '[rejectionMessage] why it was turned down, for its founder';
comment on column groups.waiting_since is 'when it was sent to the staff; null when nothing waits';
comment on column groups.pending_edit is 'nothing yet: an approved group is changed by nobody';
comment on column groups.edit_rejection_message is 'nothing yet';
comment on column groups.held_at is 'out of sight because of reports';
comment on column groups.created_at is 'when it was asked for';
comment on column groups.updated_at is '[updatedAt]';
comment on column groups.deleted_at is 'taken away for good';
comment on table group_members is '[Groups] Who has joined a group or has asked to; whoever leaves has no row.';
comment on column group_members.id is '[_id] by which a moderator decides about a request';
comment on column group_members.state is '[state] asked: waits for the moderator; member';
comment on column group_members.created_at is '[askedAt]';
comment on column group_members.joined_at is 'when the member was let in';
