drop index concurrently if exists job_openings_newest;
