-- What is counted from a birth, beside the profile and not in it: no view of a profile reads it by accident (docs/decisions/0210-matches.md).
create table matrimony_horoscopes (
  profile_id uuid primary key references matrimony_profiles (id),
  moon_from smallint not null check (moon_from between 0 and 215),
  moon_count smallint not null check (moon_count between 1 and 216),
  manglik text not null check (manglik in ('none', 'partial', 'yes', 'unknown')),
  fit_detail text not null default 'range' check (fit_detail in ('none', 'range', 'points')),
  ruleset text not null,
  counted_at timestamptz not null
);
comment on table matrimony_horoscopes is '[Matrimony] What guna milan and manglik need of a birth, counted when a profile is saved.';
comment on column matrimony_horoscopes.profile_id is 'whose';
comment on column matrimony_horoscopes.moon_from is 'first half pada in which the Moon can stand, 0 to 215';
comment on column matrimony_horoscopes.moon_count is 'how many half padas the birth time leaves open';
comment on column matrimony_horoscopes.manglik is 'as counted; unknown without time or place';
comment on column matrimony_horoscopes.fit_detail is '[fitDetail] how much of a fit the family lets others see: none, the range of the total, or all points';
comment on column matrimony_horoscopes.ruleset is 'by which rules Moon and manglik were counted; a job counts again what has others';
comment on column matrimony_horoscopes.counted_at is 'when';
