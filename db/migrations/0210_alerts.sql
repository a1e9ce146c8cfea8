-- Notices that also leave the portal: a ledger of what goes to whom and when, how each member wants it, and WhatsApp as a channel.
alter table outbox
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('sms', 'email', 'whatsapp')) not valid;
comment on column outbox.channel is 'sms, email or whatsapp';

create table alerts (
  id uuid primary key,
  member_id uuid not null references members (id),
  kind text not null check (kind in ('lead', 'follow-up', 'leads-waiting', 'business-approved', 'business-rejected', 'edit-approved', 'edit-rejected')),
  about text not null,
  path text not null,
  parameters jsonb not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('sent', 'read', 'dropped')),
  created_at timestamptz not null,
  done_at timestamptz,
  unique (member_id, about),
  check ((outcome is null) = (done_at is null))
);
create index alerts_due on alerts (due_at) where done_at is null;
create index alerts_done on alerts (done_at) where done_at is not null;
comment on table alerts is '[Leads, notifications, messages] What goes to a member by SMS, e-mail or WhatsApp, once: written with what it tells about. Kept for 90 days.';
comment on column alerts.kind is 'which text: lead, follow-up, leads-waiting, or what staff decided about a business';
comment on column alerts.about is 'what it tells about (lead:<uuid>): nothing is told twice; that of its notification, where it has one';
comment on column alerts.path is 'the screen that its link opens';
comment on column alerts.parameters is 'the values of its text; emptied once it is done';
comment on column alerts.due_at is 'when it may go: never at night; with a digest, or past a cap, the next morning';
comment on column alerts.done_at is 'when it was sent, found read or dropped; null while it waits';
comment on column alerts.outcome is 'sent; read in the portal before; dropped because the member wants none, has no channel or no plan; null while it waits';

create table alert_settings (
  member_id uuid primary key references members (id),
  channel text not null check (channel in ('sms', 'email', 'whatsapp', 'none')),
  pace text not null check (pace in ('at-once', 'digest')),
  updated_at timestamptz not null
);
comment on table alert_settings is '[Leads, notifications, messages] How a member wants alerts; without a row by SMS, at once.';
comment on column alert_settings.channel is '[channel] sms, email (to the confirmed address), whatsapp or none';
comment on column alert_settings.pace is '[pace] of leads: at-once, or digest, one in the morning';
