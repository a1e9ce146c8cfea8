-- Leads, reveals, clicks and viewings name their item by its kind and its id, whatever the kind, and beside it whose contact it shows; see docs/decisions/0103-kinds.md.
-- Without foreign keys on items: each kind has a table of its own, and no item is ever deleted from it, only marked so.
alter table leads add column item_kind smallint, add column item_id uuid, add column contact_id uuid;
update leads l set item_kind = case when l.listing_id is null then 0 else 1 end, item_id = coalesce(l.listing_id, l.business_id),
  contact_id = coalesce(l.business_id, (select x.business_id from listings x where x.id = l.listing_id));
-- the indexes and checks of the two columns go with them
alter table leads drop column business_id, drop column listing_id,
  alter column item_kind set not null, alter column item_id set not null, alter column contact_id set not null;
create index leads_of_item on leads (item_kind, item_id, id desc);
create unique index leads_click_once on leads (member_id, item_kind, item_id, marker, day) where marker is not null;
create unique index leads_query_once on leads (member_id, item_kind, item_id, day, md5(contact_person || '|' || phone || '|' || coalesce(email, '') || '|' || query)) where marker is null;

alter table contact_reveals add column item_kind smallint, add column item_id uuid, add column contact_id uuid;
-- what the record says stays; only how it is said changes
alter table contact_reveals disable trigger contact_reveals_kept;
update contact_reveals r set item_kind = case when r.listing_id is null then 0 else 1 end, item_id = coalesce(r.listing_id, r.business_id),
  contact_id = coalesce(r.business_id, (select x.business_id from listings x where x.id = r.listing_id));
alter table contact_reveals enable trigger contact_reveals_kept;
alter table contact_reveals drop column business_id, drop column listing_id,
  alter column item_kind set not null, alter column item_id set not null, alter column contact_id set not null;
-- who opened a contact on a day, through whichever item
drop index contact_reveals_by_owner_and_day;
create index contact_reveals_by_contact on contact_reveals (contact_id, day);

alter table contact_clicks add column item_kind smallint, add column item_id uuid, add column contact_id uuid;
update contact_clicks c set item_kind = case when c.listing_id is null then 0 else 1 end, item_id = coalesce(c.listing_id, c.business_id),
  contact_id = coalesce(c.business_id, (select x.business_id from listings x where x.id = c.listing_id));
alter table contact_clicks drop column business_id, drop column listing_id,
  alter column item_kind set not null, alter column item_id set not null, alter column contact_id set not null;
create unique index contact_clicks_once on contact_clicks (item_kind, item_id, click, member_id, day);

alter table viewings add column item_kind smallint;
update viewings v set item_kind = case when exists (select from listings x where x.id = v.item_id) then 1 else 0 end;
alter table viewings drop constraint viewings_pkey, alter column item_kind set not null, add primary key (item_kind, item_id, day, viewer_hash);

alter table viewing_addresses add column item_kind smallint;
update viewing_addresses v set item_kind = case when exists (select from listings x where x.id = v.item_id) then 1 else 0 end;
alter table viewing_addresses drop constraint viewing_addresses_pkey, alter column item_kind set not null, add primary key (item_kind, item_id, day, address_hash);

-- a new kind needs no change of these tables
alter table cards drop constraint cards_kind_check;

comment on column leads.item_kind is 'the number of the item''s kind (rows in app.ts): 0 business, 1 listing';
comment on column leads.item_id is 'what it is about';
comment on column leads.contact_id is 'the business whose contact it asks for';
comment on column contact_reveals.item_kind is 'as of leads';
comment on column contact_reveals.item_id is 'through which item the contact was opened';
comment on column contact_reveals.contact_id is 'the business whose contact was shown; the caps of one contact count by it';
comment on column contact_clicks.item_kind is 'as of leads';
comment on column contact_clicks.item_id is 'what was clicked on';
comment on column contact_clicks.contact_id is 'as of leads';
comment on column viewings.item_kind is 'as of leads';
comment on column viewing_addresses.item_kind is 'as of leads';
