-- The outbox knows what became of the receipt's mail.
alter table receipts drop column mailed_at;
