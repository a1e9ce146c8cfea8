-- Whoever changes what strangers see, or whether they see it, takes what is kept of it away: by hand, by an older version that still runs, or by the portal,
-- whose writer then makes it anew in the same transaction. What is missing is shown from its row.
create function forget_cards_of_business() returns trigger language plpgsql as $$
begin
  delete from cards where id = new.id or id in (select id from listings where business_id = new.id);
  return null;
end $$;
create trigger forget_cards_of_business
  after update of name, description, place_id, subcategory_id, lat, lng, website, opening_hours, owner_id, approval, deleted_at, updated_at on businesses
  for each row execute function forget_cards_of_business();

create function forget_card() returns trigger language plpgsql as $$
begin
  delete from cards where id = new.id;
  return null;
end $$;
create trigger forget_card
  after update of name, description, price_paise, place_id, subcategory_id, status, is_public, posted_at, owner_id, deleted_at, updated_at on listings
  for each row execute function forget_card();

create function forget_card_of_pictures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'listing_images' then
    delete from cards where id = coalesce(new.listing_id, old.listing_id);
  else
    delete from cards where id = coalesce(new.business_id, old.business_id);
  end if;
  return null;
end $$;
create trigger forget_card after insert or update or delete on listing_images for each row execute function forget_card_of_pictures();
create trigger forget_card after insert or update or delete on business_images for each row execute function forget_card_of_pictures();

-- Which form of it is kept: raised when views change, so that older texts are not shown and are made anew.
alter table cards add column version smallint not null default 1;
alter table cards alter column version drop default;
