-- Lists of offerings and of members are imported as those of businesses are.
alter table imports add column kind text not null default 'businesses';
alter table imports add constraint imports_kind_check check (kind in ('businesses', 'listings', 'members')) not valid;
comment on column imports.kind is '[kind] what each row of the list is: businesses, listings or members';
alter table uploaded_lists add column kind text not null default 'businesses';
alter table uploaded_lists add constraint uploaded_lists_kind_check check (kind in ('businesses', 'listings', 'members')) not valid;
comment on column uploaded_lists.kind is '[kind] as of imports';
-- A portal of the version before that imports at this very moment fails, stores nothing and can be asked again.
alter table import_changes drop constraint import_changes_business_id_fkey;
alter table import_changes rename column business_id to row_id;
comment on table import_changes is '[Businesses] Which businesses, offerings or members an import added or changed.';
comment on column import_changes.row_id is 'of the table that the kind of the import names';
comment on column imports.created is 'businesses, offerings or members that it added';
comment on column imports.updated is 'those from before that it changed';
