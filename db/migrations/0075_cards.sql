-- What strangers see of every public business and offering, ready to be sent: written in the transaction of the row it describes; see docs/decisions/0031-cards.md.
-- Without foreign keys, like the search index beside it: one writer keeps both. A missing row costs time and nothing else.
create table cards (
  -- of the business or the offering
  id uuid primary key,
  -- 0 business, 1 listing
  kind smallint not null check (kind in (0, 1)),
  subcategory_id integer not null,
  place_id integer not null,
  -- what its card in a list tells of its own, as the members of a JSON object without the braces; kind and place are joined from memory
  members text not null,
  -- what its own page tells strangers besides, likewise
  locked text not null
);
