-- Name, texts and prices are the operator's settings: whoever changes one, the pages that show it are made anew.
create function settings_shown() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'content');
  return null;
end $$;
create trigger settings_shown after insert or update or delete on settings
  for each statement execute function settings_shown();
create trigger plans_shown after insert or update or delete on plans
  for each statement execute function settings_shown();
