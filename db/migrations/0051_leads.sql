-- Leads of businesses and offerings, who was shown whose contact, and clicks that are counted without a lead.
create table leads (
  id uuid primary key,
  owner_id uuid not null references members (id),
  member_id uuid not null references members (id),
  business_id uuid references businesses (id),
  listing_id uuid references listings (id),
  -- set for the two click markers, null for a written query
  marker text check (marker in ('call', 'whatsapp')),
  contact_person text not null,
  phone text not null,
  email text,
  query text not null default '',
  state text not null default '',
  city text not null default '',
  -- the day in Asia/Kolkata
  day date not null,
  -- came while the owner's plan had ended
  waiting boolean not null default false,
  created_at timestamptz not null,
  check ((business_id is null) <> (listing_id is null)),
  check (owner_id <> member_id)
);
create index leads_of_listing on leads (listing_id, id desc) where listing_id is not null;
create index leads_of_business on leads (business_id, id desc) where business_id is not null;
create index leads_by_member on leads (member_id, id desc);
create index leads_waiting on leads (owner_id) where waiting;
create unique index leads_click_once on leads (member_id, coalesce(listing_id, business_id), marker, day) where marker is not null;
create unique index leads_query_once on leads (member_id, coalesce(listing_id, business_id), day, md5(contact_person || '|' || phone || '|' || coalesce(email, '') || '|' || query)) where marker is null;

-- Every answer that held a phone number: who saw whose, through which lead, when and from where.
create table contact_reveals (
  id uuid primary key,
  member_id uuid not null references members (id),
  owner_id uuid not null references members (id),
  business_id uuid references businesses (id),
  listing_id uuid references listings (id),
  -- no reference: the owner may delete the lead, the record stays
  lead_id uuid not null,
  how text not null check (how in ('call', 'whatsapp', 'query')),
  ip text not null,
  day date not null,
  revealed_at timestamptz not null,
  check ((business_id is null) <> (listing_id is null))
);
create index contact_reveals_by_member on contact_reveals (member_id, day);
create index contact_reveals_by_item on contact_reveals (coalesce(listing_id, business_id), day);
create index contact_reveals_by_owner on contact_reveals (owner_id, id desc);

-- The record can be added to, and forgotten after a year; never changed.
create function contact_reveals_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.revealed_at < now() - interval '1 year' then return old; end if;
  raise exception 'the record of contact reveals cannot be changed' using errcode = 'restrict_violation';
end $$;
create trigger contact_reveals_kept before update or delete on contact_reveals for each row execute function contact_reveals_are_kept();
create trigger contact_reveals_not_emptied before truncate on contact_reveals for each statement execute function contact_reveals_are_kept();

create table contact_clicks (
  member_id uuid not null references members (id),
  owner_id uuid not null references members (id),
  business_id uuid references businesses (id),
  listing_id uuid references listings (id),
  click text not null check (click in ('directions', 'website', 'detail')),
  day date not null,
  clicked_at timestamptz not null,
  check ((business_id is null) <> (listing_id is null))
);
create unique index contact_clicks_once on contact_clicks (coalesce(listing_id, business_id), click, member_id, day);
