-- What an owner notes about a lead: how far it is, in words of their own, and when to get back to who asked.
alter table leads
  add column stage text not null default 'new',
  add column note text not null default '',
  add column follow_up_on date,
  add column reminded_on date,
  add constraint leads_stage_check check (stage in ('new', 'contacted', 'quoted', 'won', 'lost', 'not-a-lead')) not valid;
comment on column leads.stage is '[stage] how far the owner is with it; who asked never sees it';
comment on column leads.note is '[note] the owner''s own words; who asked never sees them';
comment on column leads.follow_up_on is '[followUpOn] the day, in Asia/Kolkata, on which the owner wants to be reminded';
comment on column leads.reminded_on is 'the follow_up_on that needs no reminder any more';
