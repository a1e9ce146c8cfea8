-- A sensitive deed of the console asks for the second factor again: the session remembers when it was last given.
alter table sessions add column confirmed_at timestamptz;
comment on column sessions.confirmed_at is 'of a session of the console: when its second factor was last given, at the sign-in or since';
