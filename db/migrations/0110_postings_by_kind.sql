-- Kind and place of a posting have a column each, where one number (place * 2 + kind) had room for two kinds only. place_id 0 is all India.
-- In this order nothing is padded: rows and keys are as long as before, though there is one column more.
create table search_postings_by_kind (
  place_id integer not null,
  term integer not null,
  kind smallint not null,
  score smallint not null,
  document integer not null
);
-- Read through the old key, which has nearly the new order: nothing is sorted, and rows lie beside each other as the new key reads them.
insert into search_postings_by_kind (place_id, term, kind, score, document)
  select case when scope < 2 then 0 else scope / 2 end, term, scope % 2, score, document from search_postings order by scope, term, score, document;
drop table search_postings;
alter table search_postings_by_kind rename to search_postings;
alter table search_postings add primary key (place_id, term, kind, score, document);
-- Planned by defaults until the next round of autovacuum, searches would be slow.
analyze search_postings;

alter table search_documents drop constraint search_documents_kind_check;
alter table search_documents add check (kind >= 0);
