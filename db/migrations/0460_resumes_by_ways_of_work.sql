-- Few wishes are rare by one answer alone; what is rare by how and for how long somebody works would otherwise read all resumes.
create index concurrently if not exists resumes_by_ways_of_work on resumes using gin (work_modes, employment_types)
  where deleted_at is null and approval = 'approved' and held_at is null and hidden_at is null;
