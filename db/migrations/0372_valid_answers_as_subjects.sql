-- Proves what 0371 added, which holds nobody up in a file of its own.
alter table consents validate constraint consents_subject_kind_check;
