-- Businesses, their pictures, and the edits of an approved business that wait for staff.
create table businesses (
  id uuid primary key,
  owner_id uuid not null references members (id),
  name text not null,
  description text not null default '',
  phone text not null check (phone ~ '^[0-9]{10}$'),
  email text,
  website text,
  address text not null default '',
  pin_code text,
  place_id integer not null references places (id),
  subcategory_id integer not null references subcategories (id),
  lat double precision not null,
  lng double precision not null,
  position point not null,
  -- [{day, isClosed, spans: [{from, to}]}], Asia/Kolkata wall time; null when not told
  opening_hours jsonb,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
  rejection_message text,
  approved_at timestamptz,
  -- name, subcategory, pictures or website of an approved business, as edited and not yet approved
  pending_edit jsonb,
  pending_since timestamptz,
  views integer not null default 0,
  leads_count integer not null default 0,
  import_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((approval = 'rejected') = (rejection_message is not null))
);
create index businesses_by_owner on businesses (owner_id, created_at desc, id desc) where deleted_at is null;
create index businesses_by_place on businesses (place_id, created_at desc, id desc) where deleted_at is null and approval = 'approved';
create index businesses_newest on businesses (created_at desc, id desc) where deleted_at is null and approval = 'approved';
create index businesses_waiting on businesses (coalesce(pending_since, created_at), id) where deleted_at is null and (approval = 'pending' or pending_since is not null);

create table business_images (
  business_id uuid not null references businesses (id),
  image_id uuid not null references images (id),
  place integer not null,
  primary key (business_id, image_id)
);
