create index concurrently if not exists job_openings_waiting on job_openings (waiting_since, id) where waiting_since is not null;
