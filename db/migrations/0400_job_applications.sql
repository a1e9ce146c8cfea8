-- Members apply to openings with their resumes: applying is their consent that this employer reads the resume with its contact, and withdrawing ends it.
create table job_applications (
  id uuid primary key,
  opening_id uuid not null references job_openings (id),
  applicant_id uuid not null references members (id),
  resume_id uuid not null references resumes (id),
  state text not null default 'sent' check (state in ('sent', 'seen', 'shortlisted', 'rejected', 'withdrawn')),
  words text,
  applied_at timestamptz not null,
  seen_at timestamptz,
  decided_at timestamptz,
  withdrawn_at timestamptz,
  revealed_at timestamptz,
  employer_reminded_at timestamptz,
  silence_told_at timestamptz,
  unique (opening_id, applicant_id),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (state not in ('shortlisted', 'rejected') or decided_at is not null)
);
create index job_applications_of_opening on job_applications (opening_id, applied_at desc, id desc);
create index job_applications_of_applicant on job_applications (applicant_id, applied_at desc, id desc);
create index job_applications_of_resume on job_applications (resume_id);
create index job_applications_unanswered on job_applications (applied_at) where state in ('sent', 'seen') and silence_told_at is null;

-- The receipt of the consent: what either side did with it, and when the contact was shown first.
create table job_application_events (
  id uuid primary key,
  application_id uuid not null references job_applications (id),
  event text not null check (event in ('applied', 'seen', 'revealed', 'shortlisted', 'rejected', 'withdrawn', 'ended')),
  actor_id uuid references members (id),
  created_at timestamptz not null
);
create index job_application_events_of_application on job_application_events (application_id, created_at);

comment on table job_applications is '[Applications] Which member has applied to which opening with their resume, and what became of it; once for each opening.';
comment on column job_applications.opening_id is '[fkJobId]';
comment on column job_applications.applicant_id is 'who has agreed by it that the employer reads the resume with its contact';
comment on column job_applications.resume_id is 'as the resume is now, not as it was then';
comment on column job_applications.state is '[state] filled is told of those whom nobody answered where the opening is filled';
comment on column job_applications.words is '[words] of the employer to whom they rejected; masked in views';
comment on column job_applications.applied_at is '[appliedAt] again after it was withdrawn';
comment on column job_applications.seen_at is '[seenAt] when the employer opened it first';
comment on column job_applications.decided_at is '[decidedAt]';
comment on column job_applications.withdrawn_at is 'by the applicant, or ended by a block; the employer has nothing of it from then on';
comment on column job_applications.revealed_at is 'when the contact was shown to the employer first; null is never';
comment on column job_applications.employer_reminded_at is 'when the employer was told that it waits for an answer; once';
comment on column job_applications.silence_told_at is 'when the applicant was told that the employer is silent; once';
comment on table job_application_events is '[Applications] What happened to an application, never changed: the receipt of the applicant''s consent.';
comment on column job_application_events.event is 'revealed: the contact was shown for the first time; ended: a block ended it';
comment on column job_application_events.actor_id is 'null is the portal';
