-- Proves what 0339 added, which holds nobody up in a file of its own.
alter table imports validate constraint imports_kind_check;
alter table uploaded_lists validate constraint uploaded_lists_kind_check;
