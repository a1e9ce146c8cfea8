-- A business has one main subcategory and up to four further ones; see docs/decisions/0187-further-kinds.md.
alter table businesses add column further_subcategory_ids integer[] not null default '{}';
alter table businesses add constraint businesses_further_subcategory_ids_check check (cardinality(further_subcategory_ids) <= 4) not valid;
comment on column businesses.further_subcategory_ids is '[fkFurtherSubCategoryIds] the subcategories that it has beside its main one, at most four';

-- Lists of a category read these rows by an index in their own order, as they read the main ones.
create table business_further_kinds (
  business_id uuid not null references businesses (id) on delete cascade,
  subcategory_id integer not null references subcategories (id),
  place_id integer not null references places (id),
  created_at timestamptz not null,
  primary key (business_id, subcategory_id)
);
create index business_further_kinds_newest on business_further_kinds (subcategory_id, created_at desc, business_id desc);
create index business_further_kinds_newest_in_place on business_further_kinds (place_id, subcategory_id, created_at desc, business_id desc);
comment on table business_further_kinds is '[Businesses and listings] The further subcategories of public businesses, kept by a trigger for the lists of a category, which would else read many rows for few.';
comment on column business_further_kinds.place_id is 'of the business';
comment on column business_further_kinds.created_at is 'of the business';

create function businesses_have_further_kinds() returns trigger language plpgsql as $$
begin
  delete from business_further_kinds where business_id = new.id;
  if new.approval = 'approved' and new.deleted_at is null then
    insert into business_further_kinds (business_id, subcategory_id, place_id, created_at)
      select distinct new.id, kind, new.place_id, new.created_at from unnest(new.further_subcategory_ids) as kind where kind <> new.subcategory_id;
  end if;
  return null;
end $$;
create trigger businesses_begin_with_further_kinds after insert on businesses
  for each row when (new.further_subcategory_ids <> '{}') execute function businesses_have_further_kinds();
create trigger businesses_have_further_kinds after update of further_subcategory_ids, subcategory_id, place_id, approval, deleted_at, created_at on businesses
  for each row when ((old.further_subcategory_ids, old.subcategory_id, old.place_id, old.approval, old.deleted_at is null, old.created_at)
    is distinct from (new.further_subcategory_ids, new.subcategory_id, new.place_id, new.approval, new.deleted_at is null, new.created_at)
    and (old.further_subcategory_ids <> '{}' or new.further_subcategory_ids <> '{}'))
  execute function businesses_have_further_kinds();

-- Strangers see them: a change takes the stored card away, as with the other columns.
create trigger forget_cards_of_business_with_further_kinds after update of further_subcategory_ids on businesses
  for each row execute function forget_cards_of_business();
