-- What the operator does on the machine itself stands in the log too: staff_id is empty there.
alter table staff_log alter column staff_id drop not null;
