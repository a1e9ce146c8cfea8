alter table place_names validate constraint place_names_kind_check;
