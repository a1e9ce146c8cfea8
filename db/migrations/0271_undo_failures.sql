-- An import says why its undo, asked for in the console, was not done.
alter table imports add column undo_failure text;
alter table imports add constraint imports_undo_failure_check check (undo_failure in ('hindered', 'heavy', 'failed')) not valid;
comment on column imports.undo_failure is '[undoFailure] how the last undo that was asked for in the console ended when it was not done: hindered by then, heavy (too much time or memory) or failed; null otherwise';
