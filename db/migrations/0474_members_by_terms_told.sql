create index concurrently if not exists members_by_terms_told on members ((coalesce(terms_told_at, terms_accepted_at))) where blocked_at is null and terms_accepted_at is not null;
