-- The table holds more than workers since /health/ready writes into it.
comment on table job_workers is '[Staff and operation] What lives on this database: workers of the queue, whose tables are Graphile Worker''s, in the schema graphile_worker, and portals that were asked whether they are ready.';
