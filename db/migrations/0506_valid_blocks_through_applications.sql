-- Proves what 0505 changed, which holds nobody up in a file of its own.
alter table blocks validate constraint blocks_seen_through_check;
