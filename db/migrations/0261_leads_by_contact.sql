-- Found when a business is claimed or merged.
create index concurrently if not exists leads_by_contact on leads (contact_id)
