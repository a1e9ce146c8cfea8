-- What a person must look at about payments is shown to the treasurers, who close it.
alter table payment_anomalies
  add column reference text not null default '',
  add column due_at timestamptz,
  add column settled_by uuid references members (id);
alter table payment_anomalies drop constraint payment_anomalies_reason_gateway_order_id_payment_id_key;
alter table payment_anomalies add constraint payment_anomalies_once unique (reason, gateway_order_id, payment_id, reference);
create index payment_anomalies_open on payment_anomalies (last_at desc, id desc) where settled_at is null;
create index payment_anomalies_by_payment on payment_anomalies (payment_id) where settled_at is null;
comment on column payment_anomalies.reference is 'the refund, dispute or event that it is about; empty where the payment says it all';
comment on column payment_anomalies.due_at is 'until when somebody has to act, where the gateway sets a date';
comment on column payment_anomalies.settled_by is 'which of the staff closed it; null while it is open, and where the portal saw by itself that nothing is left to do';
comment on column payment_anomalies.reason is 'not-genuine, unknown-payment, order-mismatch, foreign-order, amount-mismatch, second-capture, refund-refused, refunded-after-grant, refunds-differ, dispute-open, dispute-lost, unknown-state, unknown-event or settlement-failed';
comment on column payment_anomalies.settled_at is 'when one of the staff closed it, or the portal saw that nothing is left to do';
