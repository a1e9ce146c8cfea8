-- Every version of the terms and the privacy policy stays readable, and which one a member accepted is kept (docs/decisions/0245-versions-of-the-terms.md).
create table document_versions (
  name text not null check (name in ('privacy', 'terms')),
  version integer not null check (version > 0),
  value jsonb not null,
  published_at timestamptz not null,
  primary key (name, version)
);
comment on table document_versions is '[Content] Every version of the privacy policy and the terms, as they were written; a trigger on settings keeps it.';
comment on column document_versions.name is 'privacy or terms, as the settings name them';
comment on column document_versions.version is '[version]';
comment on column document_versions.value is '[sections] title, text and day in both languages, as the setting had them last in this version';
comment on column document_versions.published_at is 'since when it has held; from then on members are told of it';

-- Whoever writes the setting, an editor or a release, leaves the version that it had behind.
create function keep_document_version() returns trigger language plpgsql as $$
begin
  insert into document_versions (name, version, value, published_at)
    values (new.key, (new.value ->> 'version')::integer, new.value, now())
    on conflict (name, version) do update set value = excluded.value;
  return null;
end $$;
create trigger keep_document_version after insert or update of value on settings
  for each row when (new.key in ('privacy', 'terms')) execute function keep_document_version();
insert into document_versions (name, version, value, published_at)
  select key, (value ->> 'version')::integer, value, (value ->> 'updatedOn')::date::timestamp at time zone 'Asia/Kolkata'
  from settings where key in ('privacy', 'terms');

alter table members
  add column terms_version integer,
  add column privacy_version integer,
  add column terms_told_at timestamptz;
comment on column members.terms_version is '[accepted.terms] the version of the terms that held when they were accepted; null for who accepted before versions were kept';
comment on column members.privacy_version is '[accepted.privacy] the same of the privacy policy';
comment on column members.terms_told_at is 'when the member was last told that the terms changed, or reminded of them';

-- Whatever way a member signs up, what holds at that moment is what they accept.
create function note_accepted_versions() returns trigger language plpgsql as $$
begin
  new.terms_version := (select max(version) from document_versions where name = 'terms');
  new.privacy_version := (select max(version) from document_versions where name = 'privacy');
  return new;
end $$;
create trigger note_accepted_versions before insert or update of terms_accepted_at on members
  for each row when (new.terms_accepted_at is not null) execute function note_accepted_versions();
