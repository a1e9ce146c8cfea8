create table item_reports (
  id uuid primary key,
  kind text not null,
  item_id uuid not null,
  member_id uuid not null references members (id),
  reason text not null check (reason in ('asks-for-money', 'not-genuine', 'out-of-date', 'offensive', 'other')),
  text text not null,
  created_at timestamptz not null,
  decision text check (decision in ('dismissed', 'taken-down')),
  decision_reason text,
  decided_by uuid references members (id),
  decided_at timestamptz,
  unique (kind, item_id, member_id)
);
create index item_reports_waiting on item_reports (created_at, id) where decision is null;
create index item_reports_of_member on item_reports (member_id);
comment on table item_reports is '[Approvals] What members report about an item of any kind that the staff approve; a member reports an item once.';
comment on column item_reports.kind is '[kind] as contract/approval-kinds.ts names it';
comment on column item_reports.item_id is '[id] of a row of the kind''s table';
comment on column item_reports.member_id is 'who reported it; the owner is never told';
comment on column item_reports.reason is '[reason] asks-for-money, not-genuine, out-of-date, offensive or other';
comment on column item_reports.text is '[text] for the staff alone';
comment on column item_reports.decision is '[decision] dismissed, or taken-down: rejected until the owner corrects it; null while it waits';
comment on column item_reports.decision_reason is '[reason] told to the owner of what is taken down, else for the log alone';
comment on column item_reports.decided_by is 'who of the staff';
comment on column item_reports.decided_at is 'when they did';
