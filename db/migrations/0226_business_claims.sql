-- Claims of imported businesses that nobody has signed up for; see docs/decisions/0177-claims-and-duplicates.md.
alter table otp_codes
  drop constraint otp_codes_purpose_check,
  add constraint otp_codes_purpose_check check (purpose in ('sign-up', 'login', 'reset-pin', 'staff', 'email', 'claim')) not valid;
comment on column otp_codes.purpose is 'sign-up, login, reset-pin, staff, email to confirm an address, or claim of a business by its listed phone';

create table business_claims (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  member_id uuid not null references members (id),
  former_owner_id uuid references members (id),
  way text not null check (way in ('code', 'document')),
  text text not null default '',
  document bytea,
  document_type text check (document_type in ('image/jpeg', 'application/pdf')),
  decision text check (decision in ('granted', 'refused', 'overtaken')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null)),
  check ((document is null) = (decision is not null)),
  check ((former_owner_id is not null) = (decision is not distinct from 'granted'))
);
create unique index business_claims_open on business_claims (business_id, member_id) where decision is null;
create index business_claims_waiting on business_claims (created_at, id) where decision is null;
create index business_claims_of_business on business_claims (business_id, member_id, created_at desc);
comment on table business_claims is '[Businesses] Claims of imported businesses that nobody has signed up for: by a code to the listed phone, or by a document that the staff read.';
comment on column business_claims.business_id is 'what is claimed';
comment on column business_claims.member_id is 'who claims it';
comment on column business_claims.former_owner_id is 'whose it was before a claim was granted: a member of the list without an account';
comment on column business_claims.way is 'code, granted at once, or document';
comment on column business_claims.text is '[text] how the member explains it, for the staff alone';
comment on column business_claims.document is 'picture (made anew) or PDF, for the staff alone; emptied with the decision';
comment on column business_claims.document_type is '[type] image/jpeg or application/pdf';
comment on column business_claims.decision is '[state] granted, refused, or overtaken by another claim; null while it waits';
comment on column business_claims.decision_reason is '[reason] of the staff, told to the member';
comment on column business_claims.decided_by is 'who of the staff; null when a code decided';
comment on column business_claims.decided_at is 'when it was decided';
comment on column business_claims.created_at is '[createdAt]';
