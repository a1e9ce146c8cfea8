-- One consent object for every contact that is told by request alone, whatever it is about (docs/decisions/0208-consents.md).
create table consents (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('profile', 'resume', 'want')),
  subject_id uuid not null,
  owner_id uuid not null references members (id),
  asker_id uuid not null references members (id),
  scopes_asked text[] not null,
  message text not null,
  state text not null check (state in ('waiting', 'paused', 'accepted', 'refused', 'withdrawn', 'revoked', 'expired')),
  scopes_granted text[] not null default '{}',
  reached_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references members (id),
  expires_at timestamptz not null,
  rejection_message text,
  created_at timestamptz not null,
  check (asker_id <> owner_id),
  check (state <> 'accepted' or (answered_at is not null and scopes_granted <> '{}' and scopes_granted <@ scopes_asked)),
  check (state in ('waiting', 'paused', 'accepted') = (ended_at is null))
);
create table consent_events (
  id uuid primary key,
  consent_id uuid not null references consents (id),
  event text not null check (event in ('asked', 'paused', 'released', 'rejected', 'accepted', 'refused', 'withdrawn', 'revoked', 'given-back', 'expired', 'ended', 'revealed')),
  actor_id uuid references members (id),
  scopes text[] not null default '{}',
  until timestamptz,
  created_at timestamptz not null
);
-- One that is open for each asker and subject; also the way to a grant.
create unique index consents_open on consents (asker_id, subject_id, subject_kind) where state in ('waiting', 'paused', 'accepted');
create index consents_of_asker on consents (asker_id, id desc);
create index consents_of_owner on consents (owner_id, id desc) where reached_at is not null;
create index consents_held on consents (owner_id, id desc) where state = 'accepted';
create index consents_paused on consents (id) where state = 'paused';
create index consents_expiring on consents (expires_at) where state in ('waiting', 'paused', 'accepted');
create index consent_events_of_consent on consent_events (consent_id, id);

create function consent_events_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the receipt of a consent is never changed';
end $$;
create trigger consent_events_stay before update or delete on consent_events for each row execute function consent_events_stay();

comment on table consents is '[Consents] Who asked whom for a contact, and what was granted until when.';
comment on column consents.subject_kind is '[subjectKind] what it is about';
comment on column consents.subject_id is '[fkSubjectId]';
comment on column consents.owner_id is 'the member who decides';
comment on column consents.asker_id is 'the member who asked';
comment on column consents.scopes_asked is '[scopesAsked] phone, whatsapp, email, photo, horoscope, resume, exact-address';
comment on column consents.message is '[message] contacts in it are masked for everybody but the staff';
comment on column consents.state is '[state] waiting; paused until the staff have read it; accepted; refused by the owner or the staff; withdrawn by the asker; revoked by the owner or given back; expired';
comment on column consents.scopes_granted is '[scopesGranted] of those asked for';
comment on column consents.reached_at is 'since when the owner can read it; null while it is paused, and for good when the staff rejected it';
comment on column consents.answered_at is '[answeredAt] when the owner accepted or refused';
comment on column consents.ended_at is '[endedAt] when it stopped being open';
comment on column consents.ended_by is 'who ended it: the owner, the asker or one of the staff; null for the portal';
comment on column consents.expires_at is '[grantedUntil] of what waits until when it can be answered, of what is accepted until when the grant lasts';
comment on column consents.rejection_message is '[rejectionMessage] of the staff to the asker';
comment on table consent_events is '[Consents] The receipt of each consent: what happened, in its order; rows are added and never changed.';
comment on column consent_events.event is '[event] revealed is the first time that a contact was told; given-back is by the asker, ended by the portal because one of them has blocked the other';
comment on column consent_events.actor_id is '[by] who did it; null for the portal';
comment on column consent_events.scopes is '[scopes] asked for, granted or revealed';
comment on column consent_events.until is '[until] of what was accepted';
