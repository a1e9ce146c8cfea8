-- What a kundli tells where nobody knows the time of birth.
alter table matrimony_profiles add column birth_star smallint;
alter table matrimony_profiles add constraint matrimony_profiles_birth_star_check check (birth_star between 1 and 27) not valid;
comment on column matrimony_profiles.birth_star is '[birthStar] the nakshatra (1 Ashwini to 27 Revati) that the family states; null beside a birth time, from which it is computed';
