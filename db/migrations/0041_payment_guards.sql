-- What must never be false about payments, held by the database itself.
create function payment_order_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.amount_paise is distinct from (select price_paise from plans where id = new.plan_id) then
      raise exception 'the amount of an order is the price of its plan';
    end if;
  else
    if (new.member_id, new.plan_id, new.amount_paise, new.currency, new.platform)
       is distinct from (old.member_id, old.plan_id, old.amount_paise, old.currency, old.platform) then
      raise exception 'what an order is for does not change';
    end if;
    if old.gateway_order_id is not null and new.gateway_order_id is distinct from old.gateway_order_id then
      raise exception 'the order at the gateway does not change';
    end if;
    if array_position(array['created', 'attempted', 'expired', 'paid'], new.status)
       < array_position(array['created', 'attempted', 'expired', 'paid'], old.status) then
      raise exception 'an order does not go back from % to %', old.status, new.status;
    end if;
  end if;
  return new;
end $$;
create trigger payment_order_guard before insert or update on payment_orders
  for each row execute function payment_order_guard();

create function payment_guard() returns trigger language plpgsql as $$
begin
  if array_position(array['failed', 'authorized', 'captured', 'refund_pending', 'refunded'], new.status)
     < array_position(array['failed', 'authorized', 'captured', 'refund_pending', 'refunded'], old.status) then
    raise exception 'a payment does not go back from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger payment_guard before update on payments for each row execute function payment_guard();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed or removed', tg_table_name;
end $$;
create trigger ledger_transactions_fixed before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_fixed before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger plan_grants_fixed before update or delete on plan_grants
  for each row execute function refuse_change();

create function ledger_balances() returns trigger language plpgsql as $$
declare total numeric;
begin
  select sum(amount_paise) into total from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();
