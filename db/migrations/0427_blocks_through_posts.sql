-- Members block whoever stands behind a post or a comment too; see docs/decisions/0234-feed.md.
alter table blocks
  drop constraint blocks_seen_through_check,
  add constraint blocks_seen_through_check check (seen_through in ('profile', 'request', 'post', 'comment')) not valid;
comment on column blocks.seen_through is '[through] what the blocker saw of the other: a matrimonial profile, a contact request, a post or a comment';
