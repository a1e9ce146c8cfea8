-- Matrimonial profiles: no kind of the directory, because strangers and machines never see them (docs/decisions/0207-matrimony.md).
create table matrimony_profiles (
  id uuid primary key,
  owner_id uuid not null references members (id),
  relation text not null check (relation in ('self', 'son', 'daughter', 'brother', 'sister', 'relative')),
  full_name text not null,
  gender text not null check (gender in ('female', 'male')),
  birth_date date not null,
  birth_time time,
  birth_time_margin smallint check (birth_time_margin >= 0),
  birth_place_id integer references places (id),
  marital_status text not null check (marital_status in ('never-married', 'divorced', 'widowed', 'awaiting-divorce', 'annulled')),
  children smallint not null default 0 check (children between 0 and 20),
  height_cm smallint not null check (height_cm between 100 and 250),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  disability text,
  diet text not null check (diet in ('vegetarian', 'vegetarian-no-onion', 'eggs', 'non-vegetarian')),
  smoking text not null default 'no' check (smoking in ('no', 'sometimes', 'yes')),
  drinking text not null default 'no' check (drinking in ('no', 'sometimes', 'yes')),
  mother_tongue text not null,
  languages text[] not null default '{}',
  sub_community text,
  gotra text,
  gotra_key text,
  mother_gotra text,
  pravara text,
  veda text check (veda in ('rig', 'shukla-yajur', 'krishna-yajur', 'sama', 'atharva')),
  shakha text,
  kuladevata text,
  native_place text,
  manglik text not null default 'unknown' check (manglik in ('no', 'partial', 'yes', 'unknown')),
  qualification_id integer not null references qualifications (id),
  education text,
  work_kind text not null check (work_kind in ('private', 'government', 'business', 'profession', 'priesthood', 'farming', 'studying', 'home', 'none')),
  occupation text,
  employer text,
  income_band text check (income_band in ('none', 'up-to-3', '3-to-5', '5-to-7', '7-to-10', '10-to-15', '15-to-25', '25-to-50', 'above-50')),
  place_id integer not null references places (id),
  country text,
  would_relocate text not null default 'open' check (would_relocate in ('yes', 'no', 'open')),
  father_name text,
  father_occupation text,
  mother_name text,
  mother_occupation text,
  brothers smallint not null default 0 check (brothers between 0 and 20),
  brothers_married smallint not null default 0 check (brothers_married between 0 and brothers),
  sisters smallint not null default 0 check (sisters between 0 and 20),
  sisters_married smallint not null default 0 check (sisters_married between 0 and sisters),
  family_type text check (family_type in ('joint', 'nuclear')),
  family_about text,
  about text not null,
  expectations text,
  preferences jsonb not null default '{}',
  contact_person text not null,
  contact_relation text not null check (contact_relation in ('self', 'father', 'mother', 'brother', 'sister', 'uncle', 'aunt', 'grandparent', 'other')),
  phone text not null,
  email text,
  address text,
  person_phone text not null,
  person_agreed_at timestamptz,
  person_declined_at timestamptz,
  declared_at timestamptz not null,
  declared_ip text not null,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  approved_at timestamptz,
  pending_edit jsonb,
  pending_since timestamptz,
  edit_rejection_message text,
  settled_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create table matrimony_photos (
  profile_id uuid not null references matrimony_profiles (id),
  image_id uuid not null references images (id),
  place smallint not null,
  privacy text not null check (privacy in ('members', 'granted')),
  primary key (profile_id, image_id)
);
create index matrimony_photos_by_image on matrimony_photos (image_id);
create index matrimony_profiles_of_owner on matrimony_profiles (owner_id, created_at desc, id desc) where deleted_at is null;
-- What filters ask stands in the index itself, so that a page of a rare wish reads one index and twenty rows.
create index matrimony_profiles_listed on matrimony_profiles (gender, approved_at desc, id desc)
  include (birth_date, height_cm, marital_status, diet, manglik, qualification_id, income_band, place_id, mother_tongue, sub_community, gotra_key, work_kind)
  where deleted_at is null and approval = 'approved' and settled_at is null and hidden_at is null;
create index matrimony_profiles_waiting on matrimony_profiles (coalesce(pending_since, created_at), id)
  where deleted_at is null and (approval = 'pending' or pending_since is not null);

create trigger matrimony_profiles_follow_owner before insert or update of approval, owner_id on matrimony_profiles
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_matrimony_profiles_along() returns trigger language plpgsql as $$
begin
  update matrimony_profiles set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_matrimony_profiles_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_matrimony_profiles_along();

comment on table matrimony_profiles is '[Matrimony] Matrimonial profiles: the biodata that families exchange.';
comment on column matrimony_profiles.owner_id is '[fkUserId] the member who wrote it and decides about contact';
comment on column matrimony_profiles.relation is '[profileFor] who the person is to the member';
comment on column matrimony_profiles.full_name is '[fullName] of the person; members with a plan read it';
comment on column matrimony_profiles.gender is '[gender]';
comment on column matrimony_profiles.birth_date is '[birthDate] nobody but the owner and whoever was granted the horoscope reads it; others read the age';
comment on column matrimony_profiles.birth_time is '[birthTime] in Asia/Kolkata as clocks showed it; null where it is not known';
comment on column matrimony_profiles.birth_time_margin is '[birthTimeMargin] minutes by which the time may be wrong, either way';
comment on column matrimony_profiles.birth_place_id is '[fkBirthCityId]';
comment on column matrimony_profiles.marital_status is '[maritalStatus]';
comment on column matrimony_profiles.children is '[children] how many';
comment on column matrimony_profiles.height_cm is '[heightCm]';
comment on column matrimony_profiles.blood_group is '[bloodGroup]';
comment on column matrimony_profiles.disability is '[disability] in the family''s own words; null where none is told';
comment on column matrimony_profiles.diet is '[diet]';
comment on column matrimony_profiles.smoking is '[smoking]';
comment on column matrimony_profiles.drinking is '[drinking]';
comment on column matrimony_profiles.mother_tongue is '[motherTongue] ISO 639 code';
comment on column matrimony_profiles.languages is '[languages] ISO 639 codes of those spoken besides';
comment on column matrimony_profiles.sub_community is '[subCommunity] as chosen or typed';
comment on column matrimony_profiles.gotra is '[gotra] as chosen or typed';
comment on column matrimony_profiles.gotra_key is 'of the gotra in whatever spelling and script';
comment on column matrimony_profiles.mother_gotra is '[motherGotra] of the mother''s father';
comment on column matrimony_profiles.pravara is '[pravara] as typed';
comment on column matrimony_profiles.veda is '[veda]';
comment on column matrimony_profiles.shakha is '[shakha] as typed';
comment on column matrimony_profiles.kuladevata is '[kuladevata]';
comment on column matrimony_profiles.native_place is '[nativePlace] the village that the family comes from';
comment on column matrimony_profiles.manglik is '[manglik] as the family says';
comment on column matrimony_profiles.qualification_id is '[fkQualificationId] the highest';
comment on column matrimony_profiles.education is '[education] subject and institute';
comment on column matrimony_profiles.work_kind is '[workKind]';
comment on column matrimony_profiles.occupation is '[occupation]';
comment on column matrimony_profiles.employer is '[employer] told on the whole profile alone';
comment on column matrimony_profiles.income_band is '[incomeBand] lakh rupees a year; null where it is not told';
comment on column matrimony_profiles.place_id is '[fkCityId] where the person lives, or for somebody abroad the family';
comment on column matrimony_profiles.country is '[country] where the person lives abroad';
comment on column matrimony_profiles.would_relocate is '[wouldRelocate]';
comment on column matrimony_profiles.father_name is '[fatherName]';
comment on column matrimony_profiles.father_occupation is '[fatherOccupation]';
comment on column matrimony_profiles.mother_name is '[motherName]';
comment on column matrimony_profiles.mother_occupation is '[motherOccupation]';
comment on column matrimony_profiles.brothers is '[brothers] how many';
comment on column matrimony_profiles.brothers_married is '[brothersMarried] of them';
comment on column matrimony_profiles.sisters is '[sisters] how many';
comment on column matrimony_profiles.sisters_married is '[sistersMarried] of them';
comment on column matrimony_profiles.family_type is '[familyType]';
comment on column matrimony_profiles.family_about is '[familyAbout]';
comment on column matrimony_profiles.about is '[about] the person in a few sentences';
comment on column matrimony_profiles.expectations is '[expectations]';
comment on column matrimony_profiles.preferences is '[preferences] what the family looks for, as filters of the search';
comment on column matrimony_profiles.contact_person is '[contactPerson] told to whoever was granted a contact';
comment on column matrimony_profiles.contact_relation is '[contactRelation] who that is to the person';
comment on column matrimony_profiles.phone is '[phoneNo] told by consent alone';
comment on column matrimony_profiles.email is '[email] told by consent alone';
comment on column matrimony_profiles.address is '[address] told by consent alone';
comment on column matrimony_profiles.person_phone is '[personPhoneNo] of the person, who agrees with a code that is sent there; told to nobody';
comment on column matrimony_profiles.person_agreed_at is '[personAgreedAt] when the person agreed with the code; without it nothing is approved';
comment on column matrimony_profiles.person_declined_at is '[personDeclinedAt] when the person said no, which takes the profile out of sight';
comment on column matrimony_profiles.declared_at is 'when the intent to marry and the terms were accepted, as the advisory of 2016 asks';
comment on column matrimony_profiles.declared_ip is 'the address from which that was done; forgotten a year after the profile has ended';
comment on column matrimony_profiles.approval is '[approvalStatus] withheld while its owner is blocked';
comment on column matrimony_profiles.rejection_message is '[rejectionMessage]';
comment on column matrimony_profiles.approved_at is 'when it was approved first; lists are in this order';
comment on column matrimony_profiles.pending_edit is 'what the owner of an approved profile has changed of its texts and photos and nobody has approved yet';
comment on column matrimony_profiles.pending_since is 'since when that waits';
comment on column matrimony_profiles.edit_rejection_message is '[editRejectionMessage] why it was turned down';
comment on column matrimony_profiles.settled_at is '[settledAt] when the family said that the search is over';
comment on column matrimony_profiles.hidden_at is '[hiddenAt] while the family wants no new requests';
comment on table matrimony_photos is '[Matrimony] The photos of profiles, in their order.';
comment on column matrimony_photos.place is 'from 0 on';
comment on column matrimony_photos.privacy is '[privacy] for members with a plan, or for whoever was granted the photos';
