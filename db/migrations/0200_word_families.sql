-- Words that stand for one another in a search, in both scripts: what one of them finds, all of them find.
create table word_families (
  id integer primary key,
  words text[] not null check (cardinality(words) >= 2)
);
comment on table word_families is '[Search] Words that stand for one another in a search: gynaecology and gynaecologist, upanayan and janeu.';
comment on column word_families.id is 'given in db/reference/word-families.json';
comment on column word_families.words is 'single words in either script; those that sound alike need not be repeated';
