-- The contact of a seller who answered a requirement is told by consent, as that of the requirement is.
alter table consents
  drop constraint consents_subject_kind_check,
  add constraint consents_subject_kind_check check (subject_kind in ('profile', 'resume', 'want', 'want-answer')) not valid;
