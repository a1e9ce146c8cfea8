-- What the timed job of name sounds has to do.
create index concurrently if not exists businesses_without_sound on businesses (id) where name_sound is null
