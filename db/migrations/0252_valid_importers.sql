-- Proves what 0251 added to imports, which holds nobody up in a file of its own.
alter table imports validate constraint imports_imported_by_fkey;
