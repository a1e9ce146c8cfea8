create index concurrently if not exists members_by_map_position on members (map_lng, map_lat) where map_lng is not null;
