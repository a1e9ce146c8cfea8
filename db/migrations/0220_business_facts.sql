-- What a business tells everybody about itself, beside its hours and pictures.
alter table businesses
  add column open_since smallint,
  add column languages text[] not null default '{}',
  add column service_area text,
  add column payment_ways text[] not null default '{}';
alter table businesses add constraint businesses_open_since_check check (open_since between 1500 and 2200) not valid;
alter table businesses add constraint businesses_payment_ways_check
  check (payment_ways <@ array['cash', 'upi', 'card', 'bank-transfer', 'cheque']) not valid;
comment on column businesses.open_since is '[openSince] the year in which it began';
comment on column businesses.languages is '[languages] ISO 639 codes of the languages in which one is served';
comment on column businesses.service_area is '[serviceArea] where it goes or delivers, in the owner''s words; it carries no contact';
comment on column businesses.payment_ways is '[paymentWays] cash, upi, card, bank-transfer, cheque';

-- Strangers see them, so that a change takes the stored card away as with the other columns.
create or replace trigger forget_cards_of_business
  after update of name, description, place_id, subcategory_id, lat, lng, website, address, opening_hours, open_since, languages, service_area, payment_ways, gst_number,
    owner_id, approval, deleted_at, updated_at on businesses
  for each row execute function forget_cards_of_business();
