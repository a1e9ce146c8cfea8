-- What was added beforehand holds for the rows that were there.
alter table outbox validate constraint outbox_channel_check;
alter table leads validate constraint leads_stage_check;
