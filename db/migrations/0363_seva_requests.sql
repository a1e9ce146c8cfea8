-- Requests for a rite on a day: asked, answered, confirmed; see docs/decisions/0219-requests-for-rites.md.
create table seva_requests (
  id uuid primary key,
  entry_id uuid not null references seva_entries (id),
  owner_id uuid not null references members (id),
  asker_id uuid not null references members (id),
  rite text not null,
  state text not null check (state in ('asked', 'accepted', 'proposed', 'refused', 'withdrawn', 'confirmed', 'expired')),
  day date not null,
  starts_at text check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  message text not null,
  proposed_day date,
  proposed_at text check (proposed_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'proposed') <= (proposed_day is not null)),
  check (owner_id <> asker_id)
);
create unique index seva_requests_open on seva_requests (entry_id, asker_id) where state in ('asked', 'accepted', 'proposed');
create index seva_requests_of_owner on seva_requests (owner_id, created_at desc, id desc);
create index seva_requests_of_asker on seva_requests (asker_id, created_at desc, id desc);
create index seva_requests_to_expire on seva_requests (greatest(day, coalesce(proposed_day, day))) where state in ('asked', 'accepted', 'proposed');
create table seva_request_events (
  id uuid primary key,
  request_id uuid not null references seva_requests (id),
  event text not null check (event in ('asked', 'accepted', 'proposed', 'refused', 'withdrawn', 'confirmed', 'expired', 'ended', 'contact-seen')),
  actor_id uuid references members (id),
  created_at timestamptz not null
);
create index seva_request_events_of_request on seva_request_events (request_id, created_at, id);
comment on table seva_requests is '[Spirituality] Requests of members to a pandit, temple or service for a rite on a day.';
comment on column seva_requests.entry_id is '[fkSevaId]';
comment on column seva_requests.owner_id is 'who answers: the owner of the entry on the day it was asked';
comment on column seva_requests.asker_id is 'who asks and confirms';
comment on column seva_requests.rite is '[service]';
comment on column seva_requests.state is '[state] contacts are exchanged in confirmed alone';
comment on column seva_requests.day is '[date] as asked; the proposed one once that is confirmed';
comment on column seva_requests.starts_at is '[time] the wished hour, Asia/Kolkata';
comment on column seva_requests.message is '[message] masked for the other side';
comment on column seva_requests.proposed_day is '[proposedDate] another day, of the owner';
comment on column seva_requests.proposed_at is '[proposedTime]';
comment on column seva_requests.answer is '[answer] words of the owner; masked for the other side';
comment on column seva_requests.ended_at is 'when it was refused, withdrawn, or ended without an answer or by a block';
comment on table seva_request_events is '[Spirituality] What happened to a request, and who has seen the contact of the other side when: the record of every reveal.';
comment on column seva_request_events.event is 'the step, ended by a block, or contact-seen: the actor read the contact of the other side';
comment on column seva_request_events.actor_id is 'null: the portal';
