-- Proves what 0271 added to imports, which holds nobody up in a file of its own.
alter table imports validate constraint imports_undo_failure_check;
