-- Lists that administrators import in the console; see docs/decisions/0189-lists-in-the-console.md.
create table uploaded_lists (
  id uuid primary key,
  uploaded_by uuid not null references members (id),
  file_name text not null,
  language text not null check (language in ('en', 'hi')),
  bytes bytea,
  state text not null check (state in ('trying', 'tried', 'importing', 'imported', 'failed')),
  answers jsonb not null default '[]',
  progress jsonb,
  result jsonb,
  failure jsonb,
  refused text,
  import_id integer references imports (id),
  uploaded_at timestamptz not null,
  check ((state in ('imported', 'failed')) = (bytes is null))
);
create index uploaded_lists_by_import on uploaded_lists (import_id);
create index uploaded_lists_of_member on uploaded_lists (uploaded_by);
comment on table uploaded_lists is '[Imports] Lists that administrators uploaded to import them; each is deleted a day later, and its file as soon as its import ended.';
comment on column uploaded_lists.id is '[_id]';
comment on column uploaded_lists.uploaded_by is '[uploadedBy] an administrator';
comment on column uploaded_lists.file_name is '[fileName] as the administrator calls it';
comment on column uploaded_lists.language is 'in which kinds and places are suggested, and the sheet of rows that were not taken gives its reasons';
comment on column uploaded_lists.bytes is 'the file; null once its import ended';
comment on column uploaded_lists.state is '[state] trying and importing while a process works on it';
comment on column uploaded_lists.answers is 'what was answered about headings, kinds and places: column, value, answer';
comment on column uploaded_lists.progress is '[progress] of the process: step, rows, percent; null before it tells any';
comment on column uploaded_lists.result is '[result] of the last trial, or of the import';
comment on column uploaded_lists.failure is '[failure] why the last trial or the import ended without a result: code, values';
comment on column uploaded_lists.refused is 'the sheet of rows that were not taken, as CSV; null while there are none';
comment on column uploaded_lists.import_id is '[importNo] what it stored; null when nothing';
comment on column uploaded_lists.uploaded_at is '[uploadedAt]';
alter table imports add column imported_by uuid, add column undo_asked_at timestamptz;
alter table imports add constraint imports_imported_by_fkey foreign key (imported_by) references members (id) not valid;
comment on column imports.imported_by is '[importedBy] the administrator who imported it in the console; null by the command';
comment on column imports.undo_asked_at is '[isBeingUndone] while a process undoes it; null otherwise';
comment on table imports is '[Businesses] Lists that were imported by the command or in the console, each to be undone by its number.';
comment on column imports.id is '[importNo] by which it is undone';
comment on column imports.file_name is '[fileName] of the list, without its folder';
