-- What the timed job of name sounds has to do: names without a sound, and with one of an earlier release.
create index concurrently if not exists businesses_to_sound on businesses (id) where name_sound is null or not starts_with(name_sound, '2:')
