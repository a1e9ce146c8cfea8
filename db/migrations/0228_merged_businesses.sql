-- Businesses that stood in the directory twice and are one now; see docs/decisions/0184-merged-businesses.md.
alter table businesses
  add column merged_into uuid,
  add constraint businesses_merged_into_fkey foreign key (merged_into) references businesses (id) not valid,
  add constraint businesses_merged_check check (merged_into is null or (deleted_at is not null and merged_into <> id)) not valid;
comment on column businesses.merged_into is 'the business that it turned out to be: its address leads there';

-- A review that goes over to another business is counted there, and no longer where it was.
create or replace function reviews_are_counted() returns trigger language plpgsql as $$
begin
  perform count_reviews(coalesce(new.business_id, old.business_id));
  if tg_op = 'UPDATE' and old.business_id <> new.business_id then
    perform count_reviews(old.business_id);
  end if;
  return null;
end $$;
create or replace trigger reviews_are_counted after insert or update of state, stars, business_id or delete on reviews
  for each row execute function reviews_are_counted();
