-- Each kind has an index of positions under its number; those of later kinds are made with their row (src/server/features/search/index/position-index-queries.ts).
alter index search_businesses_by_position rename to search_documents_by_position_0;
alter index search_listings_by_position rename to search_documents_by_position_1;
