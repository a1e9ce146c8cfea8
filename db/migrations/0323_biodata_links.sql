-- Links by which people without an account read a biodata for a while (docs/decisions/0211-biodata-and-its-links.md).
create table biodata_links (
  id uuid primary key,
  profile_id uuid not null references matrimony_profiles (id),
  secret_hash bytea not null unique,
  label text not null,
  with_photo boolean not null,
  with_contact boolean not null,
  with_horoscope boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '90 days'),
  revoked_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz
);
create index biodata_links_of_profile on biodata_links (profile_id, created_at desc, id desc);

comment on table biodata_links is '[Matrimony] Links by which a biodata is read without an account, each for one recipient and a while.';
comment on column biodata_links.secret_hash is 'SHA-256 of what the address ends in, which is stored nowhere';
comment on column biodata_links.label is '[label] whom it was made for, in the family''s words; it stands on what is shared';
comment on column biodata_links.with_photo is '[withPhoto] it shows the first photo';
comment on column biodata_links.with_contact is '[withContact] it tells contact person, phone, email and address';
comment on column biodata_links.with_horoscope is '[withHoroscope] it tells birth date, time and place, star and manglik';
comment on column biodata_links.expires_at is '[expiresAt] at most 90 days after it was made';
comment on column biodata_links.revoked_at is '[revokedAt] when the family ended it';
comment on column biodata_links.openings is '[openings] how often the biodata was read by it';
comment on column biodata_links.last_opened_at is '[lastOpenedAt]';
