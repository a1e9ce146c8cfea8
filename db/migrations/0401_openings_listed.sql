-- What the filters ask stands in the indexes themselves, so that a page of a rare wish reads one index and the rows of a page; these take the place of job_openings_newest and its like.
create index concurrently if not exists job_openings_listed on job_openings (posted_at desc, id desc)
  include (place_id, functional_area_id, qualification_id, employment_type, work_mode, experience_from, experience_to, salary_from_paise, salary_to_paise, salary_period, closing_date)
  where deleted_at is null and approval = 'approved' and held_at is null and closed_at is null;
