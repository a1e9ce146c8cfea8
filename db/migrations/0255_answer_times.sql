-- How fast owners answer, from their leads; see docs/decisions/0191-how-fast-owners-answer.md.
alter table leads
  add column released_at timestamptz,
  add column answered_at timestamptz;
comment on column leads.released_at is 'when it reached its owner, if it waited for a plan before';
comment on column leads.answered_at is 'when its owner first said that it is no longer new; null also for those that were worked on before this was recorded';
alter table businesses
  add column answers_within text,
  add constraint businesses_answers_within_check check (answers_within in ('hour', 'day', 'three-days')) not valid;
comment on column businesses.answers_within is '[answersWithin] how fast its leads are usually answered; null while there are too few, or when it takes longer; written by a timed job alone';

create or replace trigger forget_cards_of_business
  after update of name, description, place_id, subcategory_id, lat, lng, phone, website, address, opening_hours, open_since, languages, service_area, payment_ways,
    gst_number, reviews_count, stars_sum, answers_within, owner_id, approval, approved_at, deleted_at, updated_at on businesses
  for each row execute function forget_cards_of_business();
