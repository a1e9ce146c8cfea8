-- Found by the person of a profile, who has an account with that phone.
create index concurrently if not exists matrimony_profiles_by_person on matrimony_profiles (person_phone) where deleted_at is null
