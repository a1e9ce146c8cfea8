-- Parts of a city are names to find it by: "tiffin kothrud" means Pune.
alter table place_names drop constraint place_names_kind_check;
alter table place_names
  add constraint place_names_kind_check
  check (kind in ('current', 'hindi', 'old', 'spelling', 'locality')) not valid;
