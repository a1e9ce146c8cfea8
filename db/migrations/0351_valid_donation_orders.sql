-- What 0350 asks of orders and of the ledger holds of all that were there before.
alter table payment_orders validate constraint payment_orders_kind_check;
alter table payment_orders validate constraint payment_orders_donation_id_fkey;
alter table ledger_entries validate constraint ledger_entries_account_check;
