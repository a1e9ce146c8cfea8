-- Alerts are found by the message that carries them.
create index concurrently if not exists alerts_by_message on alerts (message_id) where message_id is not null and done_at is null;
