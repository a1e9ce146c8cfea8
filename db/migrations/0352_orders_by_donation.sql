-- A donation has one order: so it is paid once, whatever is pressed.
create unique index concurrently if not exists payment_orders_by_donation on payment_orders (donation_id) where donation_id is not null
