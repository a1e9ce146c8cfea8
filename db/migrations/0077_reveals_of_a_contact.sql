-- A business and its offerings show one contact: who opened it on a day is found by its owner, whichever of them it was opened through.
create index contact_reveals_by_owner_and_day on contact_reveals (owner_id, day);
drop index contact_reveals_by_item;
