-- Found by whoever asks which businesses may be the same; those without a sound yet are found with them.
create index concurrently if not exists present_businesses_by_sound on businesses (place_id, name_sound) where deleted_at is null and approval in ('approved', 'pending')
