-- The comment of a table begins with its group in the data dictionary: '[Group] What the table holds.'
do $$
declare
  grouped record;
begin
  for grouped in
    select "group", unnest(tables)::regclass as name from (values
      ('Places and categories', '{states, state_names, places, place_names, place_aliases, categories, subcategories}'::text[]),
      ('Members', '{members, images, sessions, devices, otp_codes, attempt_counters, pin_locks}'),
      ('Businesses and listings', '{businesses, business_images, listings, listing_images, viewings, viewing_addresses}'),
      ('Search', '{search_terms, search_documents, cards, search_postings}'),
      ('Leads, notifications, messages', '{leads, contact_reveals, contact_clicks, notifications, contact_messages, outbox, demo_letters}'),
      ('Plans and payments', '{plans, payment_orders, payments, plan_grants, receipt_counters, receipts, ledger_transactions, ledger_entries, webhook_events, payment_anomalies, payment_comparisons, idempotency_keys, plan_notices, sandbox_gateway.orders, sandbox_gateway.payments, sandbox_gateway.events}'),
      ('Staff and operation', '{staff_log, settings, reference_files, migrations, job_workers}')
    ) as groups ("group", tables)
  loop
    execute format('comment on table %s is %L', grouped.name, format('[%s] %s', grouped."group", obj_description(grouped.name, 'pg_class')));
  end loop;
end
$$;
