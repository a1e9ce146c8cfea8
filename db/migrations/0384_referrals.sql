-- Who came by whose invitation, and what came of it; see docs/decisions/0223-referrals.md.
create table referrals (
  member_id uuid primary key references members (id),
  inviter_id uuid not null references members (id),
  joined_at timestamptz not null,
  paid_at timestamptz,
  check (member_id <> inviter_id)
);
create index referrals_of_inviter on referrals (inviter_id, joined_at desc, member_id desc);
insert into referrals (member_id, inviter_id, joined_at, paid_at)
select m.id, m.invited_by, m.created_at, (select min(g.granted_at) from plan_grants g where g.member_id = m.id and g.order_id is not null)
from members m where m.invited_by is not null and m.invited_by <> m.id and m.pin_hash is not null;

-- The first year that somebody pays for, whichever way the payment arrives; an exemption is none.
create function referrals_follow_grant() returns trigger language plpgsql as $$
begin
  update referrals set paid_at = new.granted_at where member_id = new.member_id and paid_at is null;
  return null;
end $$;
create trigger referrals_follow_grant after insert on plan_grants for each row when (new.order_id is not null)
  execute function referrals_follow_grant();

comment on table referrals is '[Members] Who signed up by whose invitation, each once, and when the first year was paid.';
comment on column referrals.member_id is 'who came';
comment on column referrals.inviter_id is 'whose link it was';
comment on column referrals.joined_at is '[joinedAt] when the account was made';
comment on column referrals.paid_at is '[paidAt] when the first payment brought a year; null until then';
