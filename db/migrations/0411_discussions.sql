-- Likes, comments and shares of whatever is talked about: articles, posts, events, notices (docs/decisions/0229-discussions.md).
create table likes (
  topic_kind text not null check (topic_kind in ('article', 'post', 'event', 'notice')),
  topic_id uuid not null,
  member_id uuid not null references members (id),
  created_at timestamptz not null,
  primary key (topic_kind, topic_id, member_id)
);
create index likes_of_member on likes (member_id);

create table shares (
  topic_kind text not null check (topic_kind in ('article', 'post', 'event', 'notice')),
  topic_id uuid not null,
  member_id uuid not null references members (id),
  shared_on date not null,
  primary key (topic_kind, topic_id, member_id, shared_on)
);
create index shares_of_member on shares (member_id);

create table comments (
  id uuid primary key,
  topic_kind text not null check (topic_kind in ('article', 'post', 'event', 'notice')),
  topic_id uuid not null,
  member_id uuid not null references members (id),
  text text not null,
  state text not null check (state in ('waiting', 'public', 'hidden', 'removed')),
  is_withheld boolean not null default false,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references members (id),
  decision_reason text,
  check ((state = 'removed') <= (decided_at is not null))
);
create index comments_of_topic on comments (topic_kind, topic_id, created_at desc, id desc) where state = 'public' and not is_withheld;
create index comments_of_member on comments (member_id, created_at desc);
create index comments_waiting on comments (created_at, id) where state in ('waiting', 'hidden');

create table comment_reports (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id),
  reason text not null check (reason in ('asks-for-money', 'not-genuine', 'out-of-date', 'offensive', 'other')),
  text text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (comment_id, member_id)
);
create index comment_reports_waiting on comment_reports (created_at, comment_id) where decided_at is null;
create index comment_reports_of_member on comment_reports (member_id);

create table discussion_counts (
  topic_kind text not null,
  topic_id uuid not null,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  shares integer not null default 0 check (shares >= 0),
  primary key (topic_kind, topic_id)
);

-- Each change adds or takes one under the lock of the topic's row, so that two at the same moment are both counted.
create function count_in_discussion(kind text, topic uuid, more_likes integer, more_comments integer, more_shares integer) returns void language sql as $$
  insert into discussion_counts as c (topic_kind, topic_id, likes, comments, shares)
    values (kind, topic, greatest(more_likes, 0), greatest(more_comments, 0), greatest(more_shares, 0))
    on conflict (topic_kind, topic_id) do update
      set likes = c.likes + more_likes, comments = c.comments + more_comments, shares = c.shares + more_shares
$$;
create function likes_are_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform count_in_discussion(new.topic_kind, new.topic_id, 1, 0, 0);
  else perform count_in_discussion(old.topic_kind, old.topic_id, -1, 0, 0);
  end if;
  return null;
end $$;
create trigger likes_are_counted after insert or delete on likes for each row execute function likes_are_counted();
create function shares_are_counted() returns trigger language plpgsql as $$
begin
  perform count_in_discussion(new.topic_kind, new.topic_id, 0, 0, 1);
  return null;
end $$;
create trigger shares_are_counted after insert on shares for each row execute function shares_are_counted();
create function comments_are_counted() returns trigger language plpgsql as $$
declare
  was integer := 0;
  shown integer := 0;
begin
  if tg_op <> 'INSERT' then was := (old.state = 'public' and not old.is_withheld)::int; end if;
  if tg_op <> 'DELETE' then shown := (new.state = 'public' and not new.is_withheld)::int; end if;
  if was <> shown then
    perform count_in_discussion(coalesce(new.topic_kind, old.topic_kind), coalesce(new.topic_id, old.topic_id), 0, shown - was, 0);
  end if;
  return null;
end $$;
create trigger comments_are_counted after insert or update of state, is_withheld or delete on comments
  for each row execute function comments_are_counted();

-- What a blocked member wrote leaves the public, and comes back once the block is lifted.
create function writers_take_comments_along() returns trigger language plpgsql as $$
declare
  topic uuid;
begin
  update comments set is_withheld = new.blocked_at is not null where member_id = new.id;
  for topic in select distinct topic_id from comments where member_id = new.id order by topic_id loop
    perform pg_notify('changed', 'discussion:' || topic);
  end loop;
  return null;
end $$;
create trigger writers_take_comments_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function writers_take_comments_along();

comment on table likes is '[Discussions] Who likes what: one row a member and topic.';
comment on column likes.topic_kind is '[kind] article, post, event or notice';
comment on column likes.topic_id is '[id] of a row of the kind''s own table';
comment on column likes.member_id is 'who likes it; nobody else reads it';
comment on table shares is '[Discussions] Who passed what on, counted once a member and day.';
comment on column shares.topic_kind is '[kind] article, post, event or notice';
comment on column shares.topic_id is '[id] of a row of the kind''s own table';
comment on column shares.member_id is 'who shared it; nobody else reads it';
comment on column shares.shared_on is 'the day in Asia/Kolkata';
comment on table comments is '[Discussions] What members say about a topic; everybody reads those whose state is public.';
comment on column comments.topic_kind is '[kind] article, post, event or notice';
comment on column comments.topic_id is '[topicId] of a row of the kind''s own table';
comment on column comments.member_id is 'who wrote it; others read a name alone';
comment on column comments.text is '[text] contacts in it are masked for everybody but the staff';
comment on column comments.state is '[state] waiting: a first comment, which the staff read; public; hidden by reports until the staff decide; removed by them';
comment on column comments.is_withheld is 'while its writer is blocked by the staff; written by a trigger alone';
comment on column comments.decided_at is 'when the staff last decided about it';
comment on column comments.decided_by is 'who of the staff';
comment on column comments.decision_reason is '[decisionReason] told to the writer of what was removed';
comment on table comment_reports is '[Discussions] What members report about a comment, once each; three that wait hide it.';
comment on column comment_reports.comment_id is '[id] the comment';
comment on column comment_reports.member_id is 'who reported it; the writer is never told';
comment on column comment_reports.reason is '[reason] as of items: asks-for-money, not-genuine, out-of-date, offensive or other';
comment on column comment_reports.text is '[text] for the staff alone; may be empty';
comment on column comment_reports.decided_at is 'when the staff decided about the comment; null while it waits';
comment on table discussion_counts is '[Discussions] How many like, comment on and share a topic; written by triggers alone.';
comment on column discussion_counts.topic_kind is '[kind] article, post, event or notice';
comment on column discussion_counts.topic_id is '[id] of a row of the kind''s own table';
comment on column discussion_counts.likes is '[likes]';
comment on column discussion_counts.comments is '[comments] public ones by writers who are not blocked';
comment on column discussion_counts.shares is '[shares]';
