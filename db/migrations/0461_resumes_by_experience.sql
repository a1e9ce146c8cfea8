create index concurrently if not exists resumes_by_experience on resumes (experience_years)
  where deleted_at is null and approval = 'approved' and held_at is null and hidden_at is null;
