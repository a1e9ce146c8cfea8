-- What a blocked member owns is withheld from the public, whoever writes the business, and shows again once the block is lifted.
alter table businesses drop constraint businesses_approval_check;
alter table businesses add constraint businesses_approval_check check (approval in ('pending', 'approved', 'rejected', 'withheld'));

-- 'approved' and 'withheld' are one decision of the staff; which of the two it is follows from the owner alone.
create function businesses_follow_owner() returns trigger language plpgsql as $$
declare
  blocked timestamptz;
begin
  -- held until the transaction ends, so that a block and an approval at the same time see each other
  select blocked_at into blocked from members where id = new.owner_id for share;
  new.approval = case when blocked is null then 'approved' else 'withheld' end;
  return new;
end $$;
create trigger businesses_follow_owner before insert or update of approval, owner_id on businesses
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();

create function owners_take_businesses_along() returns trigger language plpgsql as $$
begin
  update businesses set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_businesses_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_businesses_along();

-- Of those who are blocked already; listings and pages follow as above.
update businesses set approval = approval where approval = 'approved' and owner_id in (select id from members where blocked_at is not null);
