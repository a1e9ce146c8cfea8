-- Found when a business is merged.
create index concurrently if not exists favourites_by_item on favourites (item_kind, item_id)
