-- A change of a business reads its own offerings and cards, and no others: all its offerings, the deleted ones too, by one index,
-- and the cards by their keys, where one condition for both tables' ids had every card read.
drop index listings_by_business;
create index listings_by_business on listings (business_id, posted_at desc, id desc);

create or replace function forget_cards_of_business() returns trigger language plpgsql as $$
begin
  delete from cards where id = new.id;
  delete from cards where id = any (array(select id from listings where business_id = new.id));
  return null;
end $$;
