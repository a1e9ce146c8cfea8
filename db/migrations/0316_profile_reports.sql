create table profile_reports (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  member_id uuid not null references members (id),
  reason text not null check (reason in ('not-genuine', 'asks-for-money', 'married', 'photo-of-another', 'rude', 'other')),
  text text not null,
  created_at timestamptz not null,
  decision text check (decision in ('dismissed', 'taken-down')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  unique (profile_id, member_id)
);
create index profile_reports_waiting on profile_reports (created_at, id) where decision is null;
create index profile_reports_of_member on profile_reports (member_id);
comment on table profile_reports is '[Matrimony] What members report about a profile, for the staff; a member reports a profile once.';
comment on column profile_reports.member_id is 'who reported it; the family is never told';
comment on column profile_reports.reason is '[reason] not-genuine, asks-for-money, married, photo-of-another, rude or other';
comment on column profile_reports.text is '[text] for the staff alone';
comment on column profile_reports.decision is '[decision] dismissed, or taken-down: rejected until the family corrects it; null while it waits';
comment on column profile_reports.decision_reason is '[reason] told to the family of a profile that is taken down, else for the log alone';
comment on column profile_reports.decided_by is 'who of the staff';
comment on column profile_reports.decided_at is 'when they did';

alter table matrimony_profiles add column held_at timestamptz;
comment on column matrimony_profiles.held_at is 'when reports of several members took it out of sight, until the staff have looked';

-- Withheld while its owner is blocked by the staff, or while reports hold it.
create function matrimony_profiles_withhold() returns trigger language plpgsql as $$
declare
  blocked timestamptz;
begin
  select blocked_at into blocked from members where id = new.owner_id for share;
  new.approval = case when blocked is null and new.held_at is null then 'approved' else 'withheld' end;
  return new;
end $$;
drop trigger matrimony_profiles_follow_owner on matrimony_profiles;
create trigger matrimony_profiles_withhold before insert or update of approval, owner_id, held_at on matrimony_profiles
  for each row when (new.approval in ('approved', 'withheld')) execute function matrimony_profiles_withhold();
comment on column matrimony_profiles.approval is '[approvalStatus] withheld while its owner is blocked by the staff, or reports hold it';
