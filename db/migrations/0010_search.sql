-- What search reads: the words of everything public, and for each word and place the things that have it, best first.
-- Written in the transaction of the row it describes; see docs/decisions/0010-search.md.

-- One row a sound key: every spelling of a word in both scripts is one term.
create table search_terms (
  id integer generated always as identity primary key,
  key text not null unique,
  -- coarser than the key: near misses share it
  bucket text not null,
  -- how the term is shown in a correction, and what misspellings are compared with
  roman text not null,
  devanagari text,
  -- how many documents have it, roughly: chooses which word leads and which correction is likelier
  documents integer not null default 0
) with (fillfactor = 80);
create index search_terms_by_bucket on search_terms (bucket);
create index search_terms_by_trigram on search_terms using gin (roman gin_trgm_ops);
create index search_terms_by_prefix on search_terms (roman text_pattern_ops);

-- One row a public business or offering. Terms below zero stand for its subcategory, category and place; 0 for everything.
create table search_documents (
  number integer generated always as identity primary key,
  -- 0 business, 1 listing
  kind smallint not null check (kind in (0, 1)),
  id uuid not null unique,
  place_id integer not null,
  subcategory_id integer not null,
  position point not null,
  terms integer[] not null,
  scores smallint[] not null,
  check (cardinality(terms) = cardinality(scores))
);
create index search_documents_by_terms on search_documents using gin (terms) with (fastupdate = off);
create index search_businesses_by_position on search_documents using gist (position) where kind = 0;
create index search_listings_by_position on search_documents using gist (position) where kind = 1;

-- scope: kind for all India, place_id * 2 + kind for one place.
create table search_postings (
  scope integer not null,
  term integer not null,
  score integer not null,
  document integer not null,
  primary key (scope, term, score, document)
);
