-- Whoever says coming to a full event waits for a place (docs/decisions/0236-events.md). Proved by the next file.
alter table event_answers drop constraint event_answers_answer_check;
alter table event_answers add constraint event_answers_answer_check
  check (answer in ('coming', 'perhaps', 'no', 'waiting')) not valid;
alter table events add column waiting_count integer not null default 0;

comment on column event_answers.answer is '[answer] coming, perhaps or no; waiting: said coming, and comes once there is room';
comment on column event_answers.answered_at is '[answeredAt] the last time; who waits and brings no more persons than before keeps it';
comment on column events.waiting_count is '[waiting] persons who wait for a place, counted anew with every answer';
