drop index concurrently if exists saved_searches_once;
