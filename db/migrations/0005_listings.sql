-- Offerings of businesses (called listings on the wire).
create table listings (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  owner_id uuid not null references members (id),
  -- place and subcategory follow the business, so that lists need no join
  place_id integer not null references places (id),
  subcategory_id integer not null references subcategories (id),
  name text not null,
  description text not null default '',
  price_paise bigint check (price_paise >= 0),
  status text not null default 'active' check (status in ('active', 'inactive')),
  -- true while the business is approved and not deleted: what strangers may see is is_public and status
  is_public boolean not null default false,
  views integer not null default 0,
  leads_count integer not null default 0,
  posted_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index listings_by_business on listings (business_id, posted_at desc, id desc) where deleted_at is null;
create index listings_newest_in_place on listings (place_id, posted_at desc, id desc) where deleted_at is null and is_public and status = 'active';
create index listings_newest on listings (posted_at desc, id desc) where deleted_at is null and is_public and status = 'active';

create table listing_images (
  listing_id uuid not null references listings (id),
  image_id uuid not null references images (id),
  place integer not null,
  primary key (listing_id, image_id)
);

-- One row a viewer, item and day: reloads do not count.
create table viewings (
  item_id uuid not null,
  viewer_hash bytea not null,
  day date not null,
  primary key (item_id, day, viewer_hash)
);
