-- What each import of a list did, so that it can be undone as a whole.
create table imports (
  id integer primary key generated always as identity,
  file_name text not null,
  rows integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  stored_at timestamptz not null,
  undone_at timestamptz
);
create table import_changes (
  import_id integer not null references imports (id) on delete cascade,
  business_id uuid not null references businesses (id),
  before jsonb,
  primary key (import_id, business_id)
);
create index import_changes_by_business on import_changes (business_id);
comment on table imports is '[Businesses] Lists that were imported by the command, each to be undone by its number.';
comment on column imports.id is 'by which it is undone';
comment on column imports.file_name is 'of the list, without its folder';
comment on column imports.rows is 'that the list held';
comment on column imports.created is 'businesses that it added';
comment on column imports.updated is 'businesses of an earlier import that it changed';
comment on column imports.stored_at is 'also when each of its businesses was changed last, unless somebody has edited it since';
comment on column imports.undone_at is 'null while it stands';
comment on table import_changes is '[Businesses] Which businesses an import added or changed.';
comment on column import_changes.import_id is 'the import';
comment on column import_changes.business_id is 'the business';
comment on column import_changes.before is 'the values that an undo gives back; null when the import added it';
