-- The second factor of the staff: an authenticator app, with codes on paper for the day on which it is lost.
create table authenticators (
  member_id uuid primary key references members (id),
  sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table recovery_codes (
  member_id uuid not null references members (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table authenticators is '[Members] The authenticator apps of the staff (RFC 6238).';
comment on column authenticators.member_id is 'whose';
comment on column authenticators.sealed is 'the secret that the app shares, encrypted';
comment on column authenticators.confirmed_at is 'when its first code was right; null while it is being set up';
comment on column authenticators.last_step is 'the half minute of the last code that was used: each counts once';
comment on table recovery_codes is '[Members] Codes that stand in for an authenticator app, each once.';
comment on column recovery_codes.member_id is 'whose';
comment on column recovery_codes.code_hash is '[recoveryCode] keyed hash';
comment on column recovery_codes.used_at is 'when it was used';
