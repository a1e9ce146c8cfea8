-- The body of an event names its payer's phone, e-mail, card and UPI address. Only what is needed to process it is kept.
alter table webhook_events
  add column gateway_order_id text,
  add column payment_id text,
  add column reversal_id text,
  add column amount_paise bigint,
  add column currency text;

create function pg_temp.fact(body text, entity text, field text) returns text language plpgsql as $$
begin
  return substring(body::json -> 'payload' -> entity -> 'entity' ->> field from '^[A-Za-z0-9_.]{1,64}$');
exception when others then
  return null;
end
$$;
-- The bodies are emptied before the column goes, because a dropped column stays in the rows on the disk.
update webhook_events set
  gateway_order_id = coalesce(pg_temp.fact(body, 'payment', 'order_id'), pg_temp.fact(body, 'order', 'id')),
  payment_id = coalesce(pg_temp.fact(body, 'payment', 'id'), pg_temp.fact(body, 'refund', 'payment_id'), pg_temp.fact(body, 'dispute', 'payment_id')),
  reversal_id = coalesce(pg_temp.fact(body, 'refund', 'id'), pg_temp.fact(body, 'dispute', 'id')),
  amount_paise = substring(coalesce(pg_temp.fact(body, 'refund', 'amount'), pg_temp.fact(body, 'dispute', 'amount'), pg_temp.fact(body, 'payment', 'amount')) from '^[0-9]{1,15}$')::bigint,
  currency = pg_temp.fact(body, 'payment', 'currency'),
  body = '';
alter table webhook_events drop column body;
drop function pg_temp.fact(text, text, text);

comment on table webhook_events is '[Plans and payments] Webhooks that came, once each: which payment, refund or dispute they are about, and nothing of the payer.';
comment on column webhook_events.gateway_order_id is 'the order that it names, if any';
comment on column webhook_events.payment_id is 'the payment that it names, if any';
comment on column webhook_events.reversal_id is 'the refund or dispute that it names, if any';
comment on column webhook_events.amount_paise is 'the amount that it names, if any: what the event said then, never what is booked';
comment on column webhook_events.currency is 'of the amount';
