-- A rare wish among 100,000 profiles: its years of birth are read, in place of all of one side in the order of their approval.
create index concurrently if not exists matrimony_profiles_by_birth on matrimony_profiles (gender, birth_date)
  include (approved_at, id, height_cm, marital_status, diet, manglik, qualification_id, income_band, place_id, mother_tongue, sub_community, gotra_key, work_kind)
  where deleted_at is null and approval = 'approved' and settled_at is null and hidden_at is null
