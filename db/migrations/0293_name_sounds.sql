-- How names of businesses sound, so that those that may be the same are found by an index; a timed job fills it in.
alter table businesses add column name_sound text;
comment on column businesses.name_sound is 'the sound keys of its name; null until a timed job has filled it in';
create function forget_name_sound() returns trigger language plpgsql as $$
begin
  new.name_sound := null;
  return new;
end $$;
create trigger forget_name_sound before update of name on businesses
  for each row when (new.name is distinct from old.name) execute function forget_name_sound();
