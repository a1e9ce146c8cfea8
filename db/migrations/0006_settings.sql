-- What the operator sets (name, contact details, texts), whether this is a demo, and which reference files were loaded.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table reference_files (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null default now()
);
