-- The print of an imported row's values: the same file again changes nothing.
alter table businesses add column import_print text;
