-- Searches that members saved to be told when there is something new, and what they were told of.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind smallint not null,
  text text not null check (length(text) <= 200),
  place_id integer references places (id),
  category_id integer references categories (id),
  subcategory_id integer references subcategories (id),
  with_picture boolean not null,
  price_from_paise bigint,
  price_to_paise bigint,
  created_at timestamptz not null,
  looked_to integer not null,
  newest_document integer not null,
  told_on date,
  seen_at timestamptz not null
);
create unique index saved_searches_once on saved_searches (member_id, kind, lower(text), coalesce(place_id, 0), coalesce(category_id, 0),
  coalesce(subcategory_id, 0), with_picture, coalesce(price_from_paise, -1), coalesce(price_to_paise, -1));
create table saved_search_finds (
  saved_search_id uuid not null references saved_searches (id) on delete cascade,
  item_id uuid not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (saved_search_id, item_id)
);
comment on table saved_searches is '[Search] Searches that members saved to be told of what is new; at most 20 each.';
comment on column saved_searches.kind is 'of the items, as of leads';
comment on column saved_searches.text is '[searchQuery] as it was typed; may be empty';
comment on column saved_searches.place_id is '[city] null is all India';
comment on column saved_searches.category_id is '[category] null when a subcategory or none was chosen';
comment on column saved_searches.subcategory_id is '[subCategory] null when none was chosen';
comment on column saved_searches.with_picture is '[picture] only what has a picture';
comment on column saved_searches.price_from_paise is '[priceFrom] on the wire in rupees';
comment on column saved_searches.price_to_paise is '[priceTo] on the wire in rupees';
comment on column saved_searches.looked_to is 'search documents up to this number are not new to it any more';
comment on column saved_searches.newest_document is 'the newest search document when it was looked at last; what was stored at that moment may be seen a look later';
comment on column saved_searches.told_on is 'the day, in Asia/Kolkata, of its last notification: one a day';
comment on column saved_searches.seen_at is 'when the member last opened it; what was found since is new';
comment on table saved_search_finds is '[Search] What was new to a saved search: each item once, whatever happens to it later.';
comment on column saved_search_finds.item_id is 'of the kind of the search';
comment on column saved_search_finds.found_at is 'what was found after the member last opened the search is new to them';
comment on column saved_search_finds.told_at is 'null until the notification that counts it';
