-- Proves what 0346 added, which holds nobody up in a file of its own.
alter table consent_events validate constraint consent_events_event_check;
