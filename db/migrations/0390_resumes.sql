-- Resumes of members who look for work: a kind of item whose cards name nobody (docs/decisions/0224-resumes.md).
create table resumes (
  id uuid primary key,
  owner_id uuid not null references members (id),
  name text not null,
  full_name text not null,
  summary text not null,
  place_id integer not null references places (id),
  relocation text not null check (relocation in ('no', 'cities', 'anywhere')),
  move_place_ids integer[] not null default '{}' check (cardinality(move_place_ids) <= 5),
  functional_area_id integer not null references functional_areas (id),
  qualification_id integer not null references qualifications (id),
  experience_years smallint not null check (experience_years between 0 and 50),
  current_salary text check (current_salary in ('up-to-2', '2-to-3', '3-to-5', '5-to-7', '7-to-10', '10-to-15', '15-to-25', '25-to-50', 'above-50')),
  expected_salary text check (expected_salary in ('up-to-2', '2-to-3', '3-to-5', '5-to-7', '7-to-10', '10-to-15', '15-to-25', '25-to-50', 'above-50')),
  notice_period text not null check (notice_period in ('now', '15-days', '1-month', '2-months', '3-months')),
  work_modes text[] not null check (cardinality(work_modes) > 0 and work_modes <@ array['on-site', 'hybrid', 'remote']),
  employment_types text[] not null check (cardinality(employment_types) > 0 and employment_types <@ array['full-time', 'part-time', 'contract', 'temporary', 'internship']),
  skills text[] not null default '{}',
  languages text[] not null default '{}',
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  phone text not null,
  email text,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  approved_at timestamptz,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (approval <> 'approved' or approved_at is not null)
);
create unique index resumes_of_owner on resumes (owner_id) where deleted_at is null;
create index resumes_waiting on resumes (waiting_since, id) where deleted_at is null and waiting_since is not null;

-- A PDF is compressed already: the database need not try again, and reads it in one piece.
create table resume_files (
  resume_id uuid primary key references resumes (id),
  bytes bytea not null check (octet_length(bytes) between 1 and 2097152),
  name text not null,
  uploaded_at timestamptz not null
);
alter table resume_files alter column bytes set storage external;

-- What the filters of the search ask stands in the indexes themselves, so that a page of a rare wish reads one index and twenty rows.
create index resumes_listed on resumes (approved_at desc, id desc)
  include (functional_area_id, qualification_id, experience_years, expected_salary, notice_period, work_modes, employment_types)
  where deleted_at is null and approval = 'approved' and held_at is null and hidden_at is null;
create index resumes_listed_by_area on resumes (functional_area_id, approved_at desc, id desc)
  include (qualification_id, experience_years, expected_salary, notice_period, work_modes, employment_types)
  where deleted_at is null and approval = 'approved' and held_at is null and hidden_at is null;
create index resumes_listed_by_qualification on resumes (qualification_id, approved_at desc, id desc)
  include (functional_area_id, experience_years, expected_salary, notice_period, work_modes, employment_types)
  where deleted_at is null and approval = 'approved' and held_at is null and hidden_at is null;

-- The same for a city: of each resume that others find a row for every city in which its member is or would be.
create table resume_cities (
  place_id integer not null,
  resume_id uuid not null references resumes (id),
  approved_at timestamptz not null,
  functional_area_id integer not null,
  qualification_id integer not null,
  experience_years smallint not null,
  expected_salary text,
  notice_period text not null,
  work_modes text[] not null,
  employment_types text[] not null,
  primary key (resume_id, place_id)
);
create index resume_cities_newest on resume_cities (place_id, approved_at desc, resume_id desc)
  include (functional_area_id, qualification_id, experience_years, expected_salary, notice_period, work_modes, employment_types);

create function resumes_fill_cities() returns trigger language plpgsql as $$
begin
  delete from resume_cities where resume_id = new.id;
  if new.deleted_at is null and new.approval = 'approved' and new.held_at is null and new.hidden_at is null then
    insert into resume_cities (place_id, resume_id, approved_at, functional_area_id, qualification_id, experience_years, expected_salary, notice_period, work_modes, employment_types)
      select distinct at, new.id, new.approved_at, new.functional_area_id, new.qualification_id, new.experience_years, new.expected_salary, new.notice_period, new.work_modes, new.employment_types
      from unnest(new.place_id || case new.relocation when 'cities' then new.move_place_ids when 'anywhere' then array[0] else '{}' end) at;
  end if;
  return null;
end $$;
create trigger resumes_fill_cities
  after insert or update of place_id, relocation, move_place_ids, functional_area_id, qualification_id, experience_years, expected_salary, notice_period, work_modes,
    employment_types, approval, approved_at, held_at, hidden_at, deleted_at on resumes
  for each row execute function resumes_fill_cities();

create function resumes_are_dated() returns trigger language plpgsql as $$
begin
  if new.approval = 'approved' and new.approved_at is null then new.approved_at = new.updated_at; end if;
  return new;
end $$;
create trigger resumes_are_dated before insert or update of approval on resumes for each row execute function resumes_are_dated();

create trigger forget_card
  after update of name, place_id, relocation, functional_area_id, qualification_id, experience_years, expected_salary, notice_period, work_modes, employment_types,
    skills, approval, approved_at, held_at, hidden_at, owner_id, updated_at, deleted_at on resumes
  for each row execute function forget_card();

create trigger resumes_follow_owner before insert or update of approval, owner_id on resumes
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_resumes_along() returns trigger language plpgsql as $$
begin
  update resumes set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_resumes_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_resumes_along();

comment on table resumes is '[Resumes] Resumes of members who look for work; one for a member.';
comment on column resumes.owner_id is '[fkUserId] the member who wrote it and decides about contact';
comment on column resumes.name is '[headline] what strangers read of it; it names nobody';
comment on column resumes.full_name is '[fullName] members with a plan read it';
comment on column resumes.summary is '[summary] members with a plan read it';
comment on column resumes.place_id is '[fkCityId] where the member lives';
comment on column resumes.relocation is '[relocation] whether the member would move: to no other place, to some cities, or anywhere';
comment on column resumes.move_place_ids is '[moveCityIds] the cities, where it is some';
comment on column resumes.functional_area_id is '[fkFunctionalAreaId]';
comment on column resumes.qualification_id is '[fkQualificationId] the highest';
comment on column resumes.experience_years is '[experienceYears] 0 is a beginner';
comment on column resumes.current_salary is '[currentSalary] lakh rupees a year; told with the file alone, and to employers to whom the member applies';
comment on column resumes.expected_salary is '[expectedSalary] lakh rupees a year; null is open';
comment on column resumes.notice_period is '[noticePeriod]';
comment on column resumes.work_modes is '[workModes] those that would do';
comment on column resumes.employment_types is '[employmentTypes] likewise';
comment on column resumes.skills is '[skills] as typed, at most twenty';
comment on column resumes.languages is '[languages] ISO 639 codes';
comment on column resumes.experience is '[experience] posts held, the newest first';
comment on column resumes.education is '[education] courses, the newest first';
comment on column resumes.phone is '[phoneNo] told by consent alone';
comment on column resumes.email is '[email] told by consent alone';
comment on column resumes.approval is '[approvalStatus] withheld while its owner is blocked';
comment on column resumes.rejection_message is '[rejectionMessage]';
comment on column resumes.approved_at is 'when it was approved first; lists are in this order';
comment on column resumes.waiting_since is 'since when it, or its edit, waits for a decision';
comment on column resumes.pending_edit is 'what the owner of an approved resume has changed of its texts and nobody has approved yet';
comment on column resumes.edit_rejection_message is '[editRejectionMessage] why that was turned down';
comment on column resumes.held_at is 'since when grave reports hold it out of sight';
comment on column resumes.hidden_at is '[hiddenAt] while only employers to whom the member applies see it';
comment on table resume_files is '[Resumes] The PDF files of resumes: in the database, which no address serves, so that they go with their resume.';
comment on column resume_files.bytes is 'a PDF of at most two megabytes';
comment on column resume_files.name is '[fileName] as it was called on the device of the member';
comment on column resume_files.uploaded_at is '[uploadedAt]';
comment on table resume_cities is '[Resumes] What the search by city reads: a row for every city of each resume that others find, written by a trigger.';
comment on column resume_cities.place_id is '0 stands for any place';
comment on column resume_cities.approved_at is 'as of resumes';
comment on column resume_cities.experience_years is '[experienceYears] likewise';
comment on column resume_cities.expected_salary is '[expectedSalary] likewise';
comment on column resume_cities.notice_period is '[noticePeriod] likewise';
comment on column resume_cities.work_modes is '[workModes] likewise';
comment on column resume_cities.employment_types is '[employmentTypes] likewise';
