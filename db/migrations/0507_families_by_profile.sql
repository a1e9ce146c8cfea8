-- Whoever acts for a profile is looked up for each of a member's few profiles: as one join of the view with itself, PostgreSQL read all profiles for every block that it looked for.
create or replace function family_of(member uuid) returns setof uuid language sql stable as $$
  select member
  union
  select b.member_id from (select profile_id from family_members where member_id = member) a
    cross join lateral (select member_id from family_members f where f.profile_id = a.profile_id offset 0) b
$$;

-- In PL/pgSQL a session plans it once; in SQL it is planned anew at every call, which takes far longer than its answer.
create or replace function hidden_from(member uuid) returns setof uuid language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select blocked_id from blocks where blocker_id = member
    union
    select blocker_id from blocks where blocked_id = member
    union
    select o from family_of(member) f
      join lateral (select blocked_id as other from blocks where blocker_id = f union select blocker_id from blocks where blocked_id = f) k on true
      cross join lateral family_of(k.other) o
      where o not in (select family_of(member));
end
$$;
