-- A kind of item need not have the categories of businesses.
alter table cards alter column subcategory_id drop not null;
alter table search_documents alter column subcategory_id drop not null;
