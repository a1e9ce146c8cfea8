-- Searches of openings are saved as well, with the filters that openings have.
alter table saved_searches add column job_filters jsonb;
comment on column saved_searches.job_filters is '[jobFilters] of a search of openings, as the staff''s ids and the wire''s words; null where it has none';
