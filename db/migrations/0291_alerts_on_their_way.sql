-- An alert is done once its message has left; a message that no channel took brings it back.
alter table alerts add column message_id uuid, add column refused_channels text[] not null default '{}';
comment on column alerts.message_id is 'the outgoing message that carries it; null while it waits for one';
comment on column alerts.refused_channels is 'channels that refused it for good';
comment on column alerts.outcome is 'sent; read in the portal before; dropped because the member wants none, has no channel or no plan, or no channel took it for a week; null while it waits or is on its way';
comment on column alerts.parameters is 'the values of its text; emptied once it has left or is dropped';
