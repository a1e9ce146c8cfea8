-- Documents that families send to have a profile checked, and what was checked when; see docs/decisions/0213-matrimony-photos-and-checks.md.
create table matrimony_checks (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  kind text not null check (kind in ('identity', 'education', 'marital-status')),
  document bytea,
  document_type text check (document_type in ('image/jpeg', 'application/pdf')),
  decision text check (decision in ('checked', 'refused', 'lapsed', 'withdrawn')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null)),
  check ((document is null) = (decision is not null)),
  check ((document is null) = (document_type is null)),
  check (voided_at is null or decision = 'checked')
);
create unique index matrimony_checks_open on matrimony_checks (profile_id, kind) where decision is null;
create unique index matrimony_checks_valid on matrimony_checks (profile_id, kind) where decision = 'checked' and voided_at is null;
create index matrimony_checks_waiting on matrimony_checks (created_at, id) where decision is null;
create index matrimony_checks_of_profile on matrimony_checks (profile_id, created_at desc);

-- Whoever writes the profile, what was checked is checked no more once it says something else, and no document stays of what is gone or not agreed to.
create function matrimony_checks_follow_profile() returns trigger language plpgsql as $$
begin
  update matrimony_checks set voided_at = new.updated_at
  where profile_id = new.id and decision = 'checked' and voided_at is null and (
    (kind = 'identity' and (old.full_name, old.birth_date, old.gender) is distinct from (new.full_name, new.birth_date, new.gender))
    or (kind = 'education' and (old.qualification_id, old.education) is distinct from (new.qualification_id, new.education))
    or (kind = 'marital-status' and old.marital_status is distinct from new.marital_status));
  if new.deleted_at is not null or new.person_agreed_at is null then
    update matrimony_checks set decision = 'withdrawn', decided_at = new.updated_at, document = null, document_type = null
    where profile_id = new.id and decision is null;
  end if;
  return null;
end $$;
create trigger matrimony_checks_follow_profile after update of full_name, birth_date, gender, qualification_id, education, marital_status, deleted_at, person_agreed_at
  on matrimony_profiles for each row execute function matrimony_checks_follow_profile();

comment on table matrimony_checks is '[Matrimony] Documents that families send to have a profile checked; a row outlives its document and says what was checked when.';
comment on column matrimony_checks.profile_id is 'what is checked';
comment on column matrimony_checks.kind is '[kind] identity, education or marital-status';
comment on column matrimony_checks.document is 'picture (made anew) or PDF, for the owner and the staff alone; emptied with the decision';
comment on column matrimony_checks.document_type is '[type] image/jpeg or application/pdf';
comment on column matrimony_checks.decision is '[state] checked, refused, lapsed after 30 days, or withdrawn; null while it waits';
comment on column matrimony_checks.decision_reason is '[reason] of the staff, told to the owner';
comment on column matrimony_checks.decided_by is 'who of the staff; null of what lapsed or was withdrawn';
comment on column matrimony_checks.decided_at is '[on] when it was decided';
comment on column matrimony_checks.voided_at is 'when the profile came to say something else than was checked';
comment on column matrimony_checks.created_at is '[sentAt]';
