-- Proves what 0308 wrote, which holds nobody up in a file of its own.
alter table images validate constraint images_key_check;
