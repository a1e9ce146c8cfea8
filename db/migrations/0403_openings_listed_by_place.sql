create index concurrently if not exists job_openings_listed_by_place on job_openings (place_id, posted_at desc, id desc)
  include (functional_area_id, qualification_id, employment_type, work_mode, experience_from, experience_to, salary_from_paise, salary_to_paise, salary_period, closing_date)
  where deleted_at is null and approval = 'approved' and held_at is null and closed_at is null;
