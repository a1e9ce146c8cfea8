-- Workers of the queue that live: what one that is silent for too long had begun is given to others.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
