create index concurrently if not exists businesses_by_position on businesses (lng, lat) include (id, subcategory_id, place_id)
  where deleted_at is null and approval = 'approved';
