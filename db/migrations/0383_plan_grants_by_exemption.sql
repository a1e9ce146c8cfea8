-- An exemption grants one year, whatever is repeated.
create unique index concurrently if not exists plan_grants_by_exemption on plan_grants (exemption_id) where exemption_id is not null;
