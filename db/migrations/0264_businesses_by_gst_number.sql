-- Found by whoever asks which businesses may be the same.
create index concurrently if not exists businesses_by_gst_number on businesses (gst_number) where gst_number is not null and deleted_at is null and approval in ('approved', 'pending')
