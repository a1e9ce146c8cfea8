-- Found by whoever asks which businesses may be the same.
create index concurrently if not exists businesses_by_phone on businesses (phone) where deleted_at is null and approval in ('approved', 'pending')
