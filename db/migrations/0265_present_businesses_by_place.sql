-- Found by whoever asks which businesses may be the same.
create index concurrently if not exists present_businesses_by_place on businesses (place_id, id) where deleted_at is null and approval in ('approved', 'pending')
