create index concurrently if not exists contact_messages_by_state on contact_messages (state, id);
