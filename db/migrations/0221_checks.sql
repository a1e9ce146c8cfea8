-- What was checked about a business, when and by whom; see docs/decisions/0173-what-was-checked.md.
alter table members add column phone_confirmed_at timestamptz;
comment on column members.phone_confirmed_at is 'when a code sent to the phone was last right at sign-up or for a new PIN; of those who signed up before this column was, terms_accepted_at tells it, which went with a code as well';
comment on column members.terms_accepted_at is '[acceptsTerms] needed to sign up, with the code that proved the phone';

create table business_visits (
  business_id uuid not null references businesses (id),
  visited_on date not null,
  team text not null check (length(team) between 2 and 60),
  staff_id uuid not null references members (id),
  recorded_at timestamptz not null,
  primary key (business_id, visited_on)
);
comment on table business_visits is '[Businesses and listings] Visits of the staff to a business, one a day; the newest is shown to everybody.';
comment on column business_visits.visited_on is '[checks.visit.on] in Asia/Kolkata';
comment on column business_visits.team is '[checks.visit.team] who went there, in the staff''s words';
comment on column business_visits.staff_id is 'who recorded it';
comment on column business_visits.recorded_at is 'when it was recorded';

-- The stored view of a business names its owner and says when the owner's phone was confirmed: both change in the owner's row.
create function owners_forget_cards() returns trigger language plpgsql as $$
declare
  business uuid;
begin
  for business in select id from businesses where owner_id = new.id loop
    delete from cards where id = business;
    perform pg_notify('changed', 'business:' || business);
  end loop;
  return null;
end $$;
create trigger owners_forget_cards after update of first_name, last_name, phone, pin_hash, phone_confirmed_at on members
  for each row when ((old.first_name, old.last_name, old.phone, old.pin_hash is null, old.phone_confirmed_at)
    is distinct from (new.first_name, new.last_name, new.phone, new.pin_hash is null, new.phone_confirmed_at))
  execute function owners_forget_cards();

create or replace trigger forget_cards_of_business
  after update of name, description, place_id, subcategory_id, lat, lng, phone, website, address, opening_hours, open_since, languages, service_area, payment_ways,
    gst_number, owner_id, approval, approved_at, deleted_at, updated_at on businesses
  for each row execute function forget_cards_of_business();
