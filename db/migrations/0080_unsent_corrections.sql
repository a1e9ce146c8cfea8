-- Whether an owner has saved a correction of what staff turned down, and has not sent it to them again yet.
alter table businesses add column unsent_correction boolean not null default false;
alter table businesses add constraint businesses_unsent_correction_check
  check (not unsent_correction or coalesce(rejection_message, edit_rejection_message) is not null);
