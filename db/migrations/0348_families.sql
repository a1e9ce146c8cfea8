-- Who belongs together where a block is concerned: two families do not meet once one of either has blocked one of the other (docs/decisions/0221-consents-and-blocks-of-families.md).
-- The same three ways to act as in src/server/features/matrimony/family/rights-queries.ts.
create view family_members as
  select id as profile_id, owner_id as member_id from matrimony_profiles where deleted_at is null
  union all
  select g.profile_id, g.member_id from matrimony_managers g join matrimony_profiles x on x.id = g.profile_id
    where x.deleted_at is null and g.accepted_at is not null and g.vetoed_at is null and g.member_id is not null
  union all
  select x.id, m.id from matrimony_profiles x join members m on m.phone = x.person_phone
    where x.deleted_at is null and x.relation <> 'self'
      and (x.person_answered_phone = x.person_phone or x.person_agreed_at is not null or x.person_declined_at is not null);
comment on view family_members is '[Matrimony] Which member acts for which matrimonial profile: its owner, its managers, its person.';

create function family_of(member uuid) returns setof uuid language sql stable as $$
  select member
  union
  select b.member_id from family_members a join family_members b on b.profile_id = a.profile_id where a.member_id = member
$$;
comment on function family_of is 'A member and whoever acts for a profile for which that member acts.';

create function hidden_from(member uuid) returns setof uuid language sql stable as $$
  select blocked_id from blocks where blocker_id = member
  union
  select blocker_id from blocks where blocked_id = member
  union
  select o from family_of(member) f
    join lateral (select blocked_id as other from blocks where blocker_id = f union select blocker_id from blocks where blocked_id = f) k on true
    cross join lateral family_of(k.other) o
    where o not in (select family_of(member))
$$;
comment on function hidden_from is 'The members whom blocks hide from a member, and that member from them: those of a direct block, and the families of two of whom one has blocked the other. Within one family a block hides the two alone.';

create function are_hidden(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one))
    or (exists (select from blocks) and other in (select hidden_from(one)))
$$;
comment on function are_hidden is 'Whether a block hides two members from each other.';
