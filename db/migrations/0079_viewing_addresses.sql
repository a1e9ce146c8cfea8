-- How many visitors of one address were counted for a thing on a day: a browser can call itself anything, an address cannot.
create table viewing_addresses (
  item_id uuid not null,
  day date not null,
  -- keyed with thing and day, so that it does not tell what else was looked at from there
  address_hash bytea not null,
  counted smallint not null,
  primary key (item_id, day, address_hash)
);
create index viewing_addresses_by_day on viewing_addresses (day);
