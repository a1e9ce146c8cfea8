-- Comparisons of the gateway's payments with the books that were completed: the next one begins where the last one ended.
create table payment_comparisons (
  until timestamptz primary key,
  applied integer not null,
  finished_at timestamptz not null
);
