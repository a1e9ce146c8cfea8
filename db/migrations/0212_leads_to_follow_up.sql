-- Found by the job that reminds owners of what they wanted to follow up.
create index concurrently if not exists leads_to_follow_up on leads (follow_up_on) where follow_up_on is not null and reminded_on is distinct from follow_up_on
