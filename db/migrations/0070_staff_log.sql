-- Who of the staff did what to what: written with the deed, never changed.
create table staff_log (
  id uuid primary key,
  staff_id uuid not null references members (id),
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  -- what the subject was called, and what was said, at that time
  subject_name text not null default '',
  detail jsonb not null default '{}',
  done_at timestamptz not null
);
create index staff_log_newest on staff_log (done_at desc, id desc);

create function staff_log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the staff is never changed';
end $$;
create trigger staff_log_is_final before update or delete or truncate on staff_log
  for each statement execute function staff_log_is_final();
