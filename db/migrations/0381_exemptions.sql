-- A year of membership without payment: why it may be asked for, and who asked; see docs/decisions/0222-volunteers-and-exemptions.md.
create table exemption_reasons (
  id integer generated always as identity primary key,
  name text not null unique,
  name_hi text not null,
  needs_document boolean not null,
  is_active boolean not null,
  updated_at timestamptz not null default now()
);
insert into exemption_reasons (name, name_hi, needs_document, is_active) values
  ('Student without an income', 'विद्यार्थी, कोई आय नहीं', true, true),
  ('Senior citizen without a pension', 'वरिष्ठ नागरिक, पेंशन नहीं', true, true),
  ('Widow or single mother', 'विधवा या अकेली माँ', false, true),
  ('Person with a disability', 'दिव्यांग', true, true),
  ('Serves in a temple or a gurukul', 'मंदिर या गुरुकुल में सेवारत', false, true),
  ('Family in financial difficulty', 'परिवार आर्थिक कठिनाई में', false, true);

create table exemption_requests (
  id uuid primary key,
  member_id uuid not null references members (id),
  reason_id integer not null references exemption_reasons (id),
  message text,
  document bytea,
  document_type text check (document_type in ('image/jpeg', 'application/pdf')),
  decision text check (decision in ('granted', 'refused', 'withdrawn', 'lapsed')),
  rejection_message text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null)),
  check (decision is null or document is null),
  check ((document is null) = (document_type is null)),
  check (decision is not null or message is not null),
  check ((rejection_message is not null) = (decision is not distinct from 'refused'))
);
-- One that waits for each member.
create unique index exemption_requests_open on exemption_requests (member_id) where decision is null;
create index exemption_requests_waiting on exemption_requests (created_at, id) where decision is null;
create index exemption_requests_of_member on exemption_requests (member_id, created_at desc);
create index exemption_requests_told on exemption_requests (decided_at) where decision is not null and message is not null;

-- What a year is granted for: an order that was paid, or an exemption.
alter table plan_grants
  alter column order_id drop not null,
  alter column payment_id drop not null,
  add column exemption_id uuid;
alter table plan_grants
  add constraint plan_grants_exemption_id_fkey foreign key (exemption_id) references exemption_requests (id) not valid;
alter table plan_grants
  add constraint plan_grants_source check ((order_id is null) = (payment_id is null) and (order_id is null) <> (exemption_id is null)) not valid;

comment on table exemption_reasons is '[Plans and payments] Why a year of membership may be asked for without payment; the staff edit them.';
comment on column exemption_reasons.id is '[_id]';
comment on column exemption_reasons.name is '[reason]';
comment on column exemption_reasons.name_hi is '[reasonHi]';
comment on column exemption_reasons.needs_document is '[needsDocument] a document must come along';
comment on column exemption_reasons.is_active is '[isActive] can be chosen now';
comment on column exemption_reasons.updated_at is 'by the staff';
comment on table exemption_requests is '[Plans and payments] Who asked for a year of membership without payment, and what was decided; a row outlives its document and its words.';
comment on column exemption_requests.reason_id is '[fkReasonId]';
comment on column exemption_requests.message is '[message] in the member''s own words, for the staff; emptied a year after the decision';
comment on column exemption_requests.document is 'picture (made anew) or PDF, for the member and the staff alone; emptied with the decision';
comment on column exemption_requests.document_type is '[type] image/jpeg or application/pdf';
comment on column exemption_requests.decision is '[state] granted, refused, withdrawn by the member, or lapsed after sixty days; null while it waits';
comment on column exemption_requests.rejection_message is '[rejectionMessage] of the staff, in the member''s language';
comment on column exemption_requests.decided_by is 'who of the staff; null of what lapsed or was withdrawn';
comment on column exemption_requests.decided_at is '[decidedAt]';
comment on column exemption_requests.created_at is '[sentAt]';
comment on table plan_grants is '[Plans and payments] What a settled order or a granted exemption gave; never changed.';
comment on column plan_grants.order_id is 'once each; null for an exemption';
comment on column plan_grants.payment_id is 'once each; null for an exemption';
comment on column plan_grants.exemption_id is 'once each; null for an order';
comment on column plan_grants.ends_at is '[planExpiresAt] the plan''s years after the start; one year of an exemption';
comment on column plan_grants.granted_at is 'when the order was settled, or the exemption decided';
