-- The index of businesses to sound holds these too.
drop index if exists businesses_without_sound;
