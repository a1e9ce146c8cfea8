-- The index by sound has taken its place.
drop index concurrently if exists present_businesses_by_place
