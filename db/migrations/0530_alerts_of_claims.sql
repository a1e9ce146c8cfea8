-- What the staff decide about a claim by a document is told outside of the portal too.
alter table alerts
  drop constraint alerts_kind_check,
  add constraint alerts_kind_check check (kind in ('lead', 'follow-up', 'leads-waiting', 'business-approved', 'business-rejected', 'edit-approved', 'edit-rejected', 'claim-granted', 'claim-refused', 'consent-asked', 'consent-accepted', 'consent-refused', 'consent-revoked', 'profiles-found', 'festival', 'seva-request', 'want-matching', 'want-answered', 'want-accepted', 'applications', 'shortlisted')) not valid;
comment on column alerts.kind is 'which text: lead, follow-up, leads-waiting, what staff decided about a business or a claim, what became of a request for a contact, new matches of a saved search of profiles, a festival tomorrow, what became of a request for a rite, a requirement that fits a seller, an answer to a requirement, its acceptance, applications to an opening, or a place on its shortlist';
