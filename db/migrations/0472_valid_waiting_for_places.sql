-- Proves what 0471 changed, which holds nobody up in a file of its own.
alter table event_answers validate constraint event_answers_answer_check;
