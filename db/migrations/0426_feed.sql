-- What members write to the community, with polls; see docs/decisions/0234-feed.md.
create table feed_posts (
  id uuid primary key,
  owner_id uuid not null references members (id),
  name text not null,
  text text not null,
  language text not null check (language in ('en', 'hi')),
  place_id integer references places (id),
  group_id uuid references groups (id),
  poll_closes_on date,
  approval text not null check (approval in ('pending', 'approved', 'rejected', 'withheld')),
  rejection_message text,
  waiting_since timestamptz,
  pending_edit jsonb,
  edit_rejection_message text,
  held_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  posted_at timestamptz not null,
  edited_at timestamptz,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((hidden_at is null) = (hidden_reason is null))
);
create index feed_posts_newest on feed_posts (posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null;
create index feed_posts_newest_in_place on feed_posts (place_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null;
create index feed_posts_newest_of_group on feed_posts (group_id, posted_at desc, id desc) where deleted_at is null and approval = 'approved' and held_at is null;
create index feed_posts_of_owner on feed_posts (owner_id, posted_at desc, id desc) where deleted_at is null;
create index feed_posts_waiting on feed_posts (waiting_since, id) where waiting_since is not null and deleted_at is null;

-- What a blocked member posted is withheld, as businesses are.
create trigger feed_posts_follow_owner before insert or update of approval, owner_id on feed_posts
  for each row when (new.approval in ('approved', 'withheld')) execute function businesses_follow_owner();
create function owners_take_feed_posts_along() returns trigger language plpgsql as $$
begin
  update feed_posts set approval = approval where owner_id = new.id and approval in ('approved', 'withheld');
  return null;
end $$;
create trigger owners_take_feed_posts_along after update of blocked_at on members
  for each row when ((old.blocked_at is null) is distinct from (new.blocked_at is null))
  execute function owners_take_feed_posts_along();

create table feed_post_images (
  post_id uuid not null references feed_posts (id),
  image_id uuid not null references images (id),
  place integer not null,
  primary key (post_id, image_id)
);
create index feed_post_images_by_image on feed_post_images (image_id);

create table feed_poll_options (
  post_id uuid not null references feed_posts (id),
  place smallint not null check (place between 0 and 5),
  text text not null,
  primary key (post_id, place)
);

create table feed_votes (
  post_id uuid not null,
  member_id uuid not null references members (id),
  place smallint not null,
  voted_at timestamptz not null,
  -- One row a member: who votes again changes it.
  primary key (post_id, member_id),
  foreign key (post_id, place) references feed_poll_options (post_id, place)
);

create table feed_mutes (
  id uuid primary key,
  member_id uuid not null references members (id),
  muted_id uuid not null references members (id),
  name text not null,
  created_at timestamptz not null,
  unique (member_id, muted_id),
  check (member_id <> muted_id)
);

comment on table feed_posts is '[Feed] What members write to the community. The first one of a member waits for the staff.';
comment on column feed_posts.owner_id is 'who wrote it';
comment on column feed_posts.name is 'its beginning, by which staff and notices call it';
comment on column feed_posts.text is '[text] contacts in it are masked for everyone but its author';
comment on column feed_posts.language is '[language] en or hi, by its script unless the author says otherwise';
comment on column feed_posts.place_id is '[fkCityId] the city that it is about; null for everywhere';
comment on column feed_posts.group_id is '[fkGroupId] the group that it is written to; null for everybody';
comment on column feed_posts.poll_closes_on is '[pollClosesOn] the last day for votes; null without a poll';
comment on column feed_posts.approval is '[approvalStatus] pending, approved, rejected: turned down or taken down by the staff; withheld while its author is blocked by the staff';
comment on column feed_posts.rejection_message is '[rejectionMessage] why, for its author';
comment on column feed_posts.waiting_since is 'when it was sent to the staff; null when nothing waits';
comment on column feed_posts.pending_edit is 'nothing: what an author changes holds at once';
comment on column feed_posts.edit_rejection_message is 'nothing';
comment on column feed_posts.held_at is 'three reports keep it out of sight until the staff decide';
comment on column feed_posts.hidden_at is '[isHidden] when the moderator of its group hid it';
comment on column feed_posts.hidden_reason is '[hiddenReason] why, for its author';
comment on column feed_posts.posted_at is '[postedAt] for a first post, when the staff approved it';
comment on column feed_posts.edited_at is '[editedAt] when its author last changed it';
comment on column feed_posts.updated_at is '[updatedAt]';
comment on column feed_posts.deleted_at is 'taken away by its author';
comment on table feed_post_images is '[Feed] The pictures of a post.';
comment on column feed_post_images.image_id is '[images] up to four';
comment on column feed_post_images.place is 'its place in the order';
comment on table feed_poll_options is '[Feed] What can be chosen in the poll of a post: two to six.';
comment on column feed_poll_options.place is '[option] from 0 on';
comment on column feed_poll_options.text is '[pollOptions]';
comment on table feed_votes is '[Feed] The vote of a member in a poll, one row each; it can be changed until the poll closes.';
comment on column feed_votes.place is '[option]';
comment on column feed_votes.voted_at is 'last';
comment on table feed_mutes is '[Feed] Whose posts a member does not want to read; the other never learns of it.';
comment on column feed_mutes.muted_id is 'whose';
comment on column feed_mutes.name is '[name] as it was read then';
comment on column feed_mutes.created_at is '[mutedAt]';
