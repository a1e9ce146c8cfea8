-- Members block whoever stands behind an application too; see docs/decisions/0260-blocks-from-applications.md.
alter table blocks
  drop constraint blocks_seen_through_check,
  add constraint blocks_seen_through_check check (seen_through in ('profile', 'request', 'post', 'comment', 'application')) not valid;
comment on column blocks.seen_through is '[through] what the blocker saw of the other: a matrimonial profile, a contact request, a post, a comment or an application';
