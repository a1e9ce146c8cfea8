-- The sheet of rows that were not taken lies in pieces, so that nobody holds all of it; and a step knows whether it is still the one that the list waits for.
create table refused_row_sheets (
  list_id uuid not null references uploaded_lists (id) on delete cascade,
  piece integer not null,
  bytes bytea not null,
  primary key (list_id, piece)
);
comment on table refused_row_sheets is '[Imports] The sheet of rows of a list that were not taken, as CSV, in pieces.';
comment on column refused_row_sheets.list_id is 'of an uploaded list';
comment on column refused_row_sheets.piece is 'counted from 0';
comment on column refused_row_sheets.bytes is 'some of the sheet, in UTF-8; a piece may end within a letter';
insert into refused_row_sheets (list_id, piece, bytes) select id, 0, convert_to(refused, 'UTF8') from uploaded_lists where refused is not null;
alter table uploaded_lists drop column refused, add column steps_begun integer not null default 1;
comment on column uploaded_lists.steps_begun is 'how many trials and imports of it were begun, which tells the present one from those before it';
