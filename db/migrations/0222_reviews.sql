-- Reviews of businesses by members whose contact with them is on record, and reports about businesses; see docs/decisions/0174-reviews.md.
create table reviews (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  member_id uuid not null references members (id),
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  did_not_answer boolean not null,
  state text not null default 'public' check (state in ('public', 'disputed', 'removed')),
  answer text,
  answered_at timestamptz,
  dispute text,
  disputed_at timestamptz,
  decision text check (decision in ('kept', 'removed')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (business_id, member_id),
  check (state <> 'disputed' or (dispute is not null and disputed_at is not null and decision is null)),
  check ((state = 'removed') = (decision is not distinct from 'removed'))
);
create index reviews_of_business on reviews (business_id, created_at desc, id desc);
create index reviews_of_member on reviews (member_id);
create index reviews_disputed on reviews (disputed_at, id) where state = 'disputed';
comment on table reviews is '[Reviews] What members say about a business whose contact they were shown: one each; the public reads those whose state is public.';
comment on column reviews.member_id is 'who wrote it; others read a name alone';
comment on column reviews.stars is '[stars] 1 to 5';
comment on column reviews.text is '[text] contacts in it are masked for everybody but the staff';
comment on column reviews.did_not_answer is '[didNotAnswer] the owner did not answer; the text may then be empty';
comment on column reviews.state is '[state] public; disputed by the owner and waiting for the staff; removed by them';
comment on column reviews.answer is '[answer] of the owner; contacts in it are masked';
comment on column reviews.answered_at is '[answeredAt]';
comment on column reviews.dispute is '[dispute] why the owner wants it removed; once';
comment on column reviews.disputed_at is '[disputedAt]';
comment on column reviews.decision is 'of the staff about the dispute: kept or removed';
comment on column reviews.decision_reason is '[decisionReason] told to both';
comment on column reviews.decided_by is 'who of the staff';
comment on column reviews.decided_at is 'when they did';

alter table businesses add column reviews_count integer not null default 0, add column stars_sum integer not null default 0;
comment on column businesses.reviews_count is '[reviewsCount] its public reviews by members who are not blocked; written by a trigger alone';
comment on column businesses.stars_sum is '[rating] their stars together; written by the same trigger';

create or replace trigger forget_cards_of_business
  after update of name, description, place_id, subcategory_id, lat, lng, phone, website, address, opening_hours, open_since, languages, service_area, payment_ways,
    gst_number, reviews_count, stars_sum, owner_id, approval, approved_at, deleted_at, updated_at on businesses
  for each row execute function forget_cards_of_business();

-- The row of the business is held before its reviews are counted, so that two changes at the same moment are counted one after the other.
create function count_reviews(business uuid) returns void language plpgsql as $$
begin
  perform 1 from businesses where id = business for no key update;
  update businesses b set reviews_count = r.n, stars_sum = r.stars
    from (select count(*)::int as n, coalesce(sum(x.stars), 0)::int as stars from reviews x join members m on m.id = x.member_id
      where x.business_id = business and x.state = 'public' and m.blocked_at is null) r
    where b.id = business and (b.reviews_count, b.stars_sum) is distinct from (r.n, r.stars);
end $$;
create function reviews_are_counted() returns trigger language plpgsql as $$
begin
  perform count_reviews(coalesce(new.business_id, old.business_id));
  return null;
end $$;
create trigger reviews_are_counted after insert or update of state, stars or delete on reviews
  for each row execute function reviews_are_counted();

-- What a blocked member wrote leaves the public, and comes back once the block is lifted.
create function writers_take_reviews_along() returns trigger language plpgsql as $$
declare
  business uuid;
begin
  for business in select distinct business_id from reviews where member_id = new.id order by business_id loop
    perform count_reviews(business);
    perform pg_notify('changed', 'business:' || business);
  end loop;
  return null;
end $$;
create trigger writers_take_reviews_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function writers_take_reviews_along();

create table business_reports (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  member_id uuid references members (id),
  reason text not null check (reason in ('closed', 'wrong-contact', 'not-theirs', 'misleading', 'offensive', 'other')),
  text text not null,
  decision text check (decision in ('kept', 'taken-down')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index business_reports_once on business_reports (business_id, member_id) where decision is null;
create index business_reports_waiting on business_reports (created_at, id) where decision is null;
comment on table business_reports is '[Reviews] What members and visitors report about a business, for the staff.';
comment on column business_reports.member_id is 'who reported it; null for a visitor';
comment on column business_reports.reason is '[reason] closed, wrong-contact, not-theirs, misleading, offensive or other';
comment on column business_reports.text is '[text] for the staff alone';
comment on column business_reports.decision is '[decision] kept, or taken-down: out of the directory; null while it waits';
comment on column business_reports.decision_reason is 'told to the member who reported, and to the owner when it is taken down';
comment on column business_reports.decided_by is 'who of the staff';
comment on column business_reports.decided_at is 'when they did';
