-- Alerts about requests for a contact and their answers.
alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('lead', 'follow-up', 'leads-waiting', 'business-approved', 'business-rejected', 'edit-approved', 'edit-rejected', 'consent-asked', 'consent-accepted', 'consent-refused', 'consent-revoked')) not valid;
comment on column alerts.kind is 'which text: lead, follow-up, leads-waiting, what staff decided about a business, or what became of a request for a contact';
