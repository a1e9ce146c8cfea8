-- Which version of what is stored the newest process has had made, so that each is made once over all processes.
create table stored_versions (
  name text primary key,
  version integer not null
);
comment on table stored_versions is '[Technical] What is stored in a form that the code decides, and the newest version of that form.';
comment on column stored_versions.name is 'cards';
comment on column stored_versions.version is 'the newest version that a process has begun to make';
