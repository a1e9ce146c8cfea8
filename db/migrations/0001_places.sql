-- States, places and the other names people still use for them.
create extension if not exists pg_trgm;

create table states (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  slug text not null unique,
  name text not null,
  name_hi text not null,
  gst_code text not null,
  lat double precision not null,
  lng double precision not null
);

create table places (
  id integer primary key,
  state_code text not null references states (code),
  slug text not null unique,
  name text not null,
  name_hi text,
  district text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  position point not null,
  population integer not null default 0
);
create index places_by_state on places (state_code, population desc, id);
create index places_by_position on places using gist (position);

-- Every spelling a person may type for a place, folded the way search text is folded.
create table place_names (
  place_id integer not null references places (id) on delete cascade,
  folded text not null,
  kind text not null check (kind in ('current', 'hindi', 'old', 'spelling')),
  primary key (place_id, folded)
);
create index place_names_by_prefix on place_names (folded text_pattern_ops);
create index place_names_by_trigram on place_names using gin (folded gin_trgm_ops);

-- Old slugs that lead (301) to the current one.
create table place_aliases (
  slug text primary key,
  place_id integer not null references places (id) on delete cascade
);
