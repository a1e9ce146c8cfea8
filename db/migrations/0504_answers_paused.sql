-- The staff's list of answers whose words ask for money.
create index concurrently if not exists want_answers_paused on want_answers (id) where state = 'paused'
