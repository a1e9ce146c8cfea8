-- What the directory's lists and edits need: lists by kind, listings that follow their business, the answer to a refused edit.

-- Why staff refused the last edit of an approved business; pending_edit then still holds it and pending_since is null.
alter table businesses add column edit_rejection_message text;

create index businesses_by_kind on businesses (subcategory_id, created_at desc, id desc) where deleted_at is null and approval = 'approved';
create index businesses_by_place_and_kind on businesses (place_id, subcategory_id, created_at desc, id desc) where deleted_at is null and approval = 'approved';
create index listings_newest_of_kind on listings (subcategory_id, posted_at desc, id desc) where deleted_at is null and is_public and status = 'active';
create index listings_newest_of_kind_in_place on listings (place_id, subcategory_id, posted_at desc, id desc) where deleted_at is null and is_public and status = 'active';
create index listings_by_owner on listings (owner_id, posted_at desc, id desc) where deleted_at is null;
create index business_images_by_image on business_images (image_id);
create index listing_images_by_image on listing_images (image_id);
create index members_by_logo on members (logo_image_id) where logo_image_id is not null;
create index viewings_by_day on viewings (day);

-- A listing is where its business is, of its kind, and public only while the business is.
create function listings_follow_business() returns trigger language plpgsql as $$
begin
  update listings set owner_id = new.owner_id, place_id = new.place_id, subcategory_id = new.subcategory_id,
      is_public = (new.approval = 'approved' and new.deleted_at is null)
    where business_id = new.id;
  return null;
end $$;
create trigger listings_follow_business after update of owner_id, place_id, subcategory_id, approval, deleted_at on businesses
  for each row when ((old.owner_id, old.place_id, old.subcategory_id, old.approval, old.deleted_at is null)
    is distinct from (new.owner_id, new.place_id, new.subcategory_id, new.approval, new.deleted_at is null))
  execute function listings_follow_business();
