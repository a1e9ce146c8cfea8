-- The landing page asks for the best reviewed of all.
create index concurrently if not exists businesses_reviewed on businesses (id) where reviews_count >= 3 and deleted_at is null and approval = 'approved';
