-- An answer to a requirement whose words ask for money waits for the staff; see docs/decisions/0259-answers-that-ask-for-money.md.
alter table want_answers
  add column paused_at timestamptz,
  drop constraint want_answers_state_check,
  add constraint want_answers_state_check check (state in ('waiting', 'accepted', 'declined', 'withdrawn', 'paused', 'rejected')) not valid;
comment on column want_answers.state is '[state] accepted exchanges the contacts of both sides as consents; paused waits for the staff, who reject it or pass it on';
comment on column want_answers.paused_at is 'since when its words, which ask for money, have stood before the staff; null where they never did or the staff have passed it on; nobody but them and its writer reads it while it is set';
