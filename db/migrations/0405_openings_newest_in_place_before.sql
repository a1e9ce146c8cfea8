drop index concurrently if exists job_openings_newest_in_place;
