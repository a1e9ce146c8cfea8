create table full_views (
  member_id uuid not null references members (id),
  day date not null,
  item_kind smallint not null,
  item_id uuid not null,
  viewed_at timestamptz not null,
  primary key (member_id, day, item_kind, item_id)
);
create index full_views_by_day on full_views (day);
comment on table full_views is '[Businesses and listings] Which whole views of other members'' items a paid member opened: once a day and item, kept for ninety days.';
comment on column full_views.day is 'in Asia/Kolkata';
comment on column full_views.item_kind is 'as of leads';
comment on column full_views.viewed_at is 'when it was opened first on that day';

create table full_view_days (
  member_id uuid not null references members (id),
  day date not null,
  opened integer not null,
  noticed_at timestamptz,
  primary key (member_id, day)
);
create index full_view_days_by_day on full_view_days (day);
comment on table full_view_days is '[Businesses and listings] How many whole views a member opened on a day: the row by which the cap of a day holds under calls at the same moment.';
comment on column full_view_days.day is 'in Asia/Kolkata';
comment on column full_view_days.opened is 'different items';
comment on column full_view_days.noticed_at is 'when the staff were told that so many, or so many within minutes, look like a program';
