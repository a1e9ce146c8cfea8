-- Openings are decided about by the staff, as businesses are, and end before their closing date when the place is filled.
alter table job_openings
  add column waiting_since timestamptz,
  add column pending_edit jsonb,
  add column edit_rejection_message text,
  add column held_at timestamptz,
  add column filled_at timestamptz,
  alter column approval set default 'pending';

drop trigger forget_card on job_openings;
create trigger forget_card
  after update of name, company_name, description, functional_area_id, qualification_id, employment_type, work_mode, place_id, experience_from, experience_to,
    salary_from_paise, salary_to_paise, salary_period, openings, closing_date, approval, held_at, owner_id, posted_at, updated_at, closed_at, deleted_at on job_openings
  for each row execute function forget_card();

comment on column job_openings.approval is '[approvalStatus] only approved ones are public; withheld while its owner is blocked';
comment on column job_openings.waiting_since is 'while it, or an edit of it, waits for the staff; else null';
comment on column job_openings.pending_edit is 'what the owner of an approved opening has saved and nobody has approved yet; the old version stays public';
comment on column job_openings.edit_rejection_message is '[editRejectionMessage] why the last edit was turned down';
comment on column job_openings.held_at is 'set while grave reports keep it out of sight until the staff have decided';
comment on column job_openings.filled_at is '[isFilled] when its owner said that the place is filled; closed_at is set as well';
comment on column job_openings.closed_at is 'when it was filled, or the timed job found the closing date past; a later date opens it again';
