-- All grants so far were for orders.
alter table plan_grants validate constraint plan_grants_exemption_id_fkey;
alter table plan_grants validate constraint plan_grants_source;
