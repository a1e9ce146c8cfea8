-- Two more lines of a receipt: a grant that was narrowed, and one that its giver gave again (docs/decisions/0221-consents-and-blocks-of-families.md).
alter table consent_events
  drop constraint consent_events_event_check,
  add constraint consent_events_event_check check (event in ('asked', 'paused', 'released', 'rejected', 'accepted', 'refused', 'withdrawn', 'revoked', 'given-back', 'expired', 'ended', 'revealed', 'narrowed', 'given-again')) not valid;
comment on column consent_events.event is '[event] revealed is the first time that a contact was told; given-back is by the asker, ended by the portal because one of them has blocked the other; narrowed leaves less of a grant or a nearer end; given-again is by who answers, after their own no';
