-- Proves what 0502 added, which holds nobody up in a file of its own.
alter table want_answers validate constraint want_answers_state_check;
