-- The number of a membership card, which a person can read out.
create table card_numbers (
  member_id uuid primary key references members (id) on delete cascade,
  number int not null unique generated always as identity (start with 1000001)
);
comment on table card_numbers is '[Plans and payments] The numbers of membership cards, each given when the card is first shown.';
comment on column card_numbers.number is 'stands on the card with a check digit behind it, and in its QR';
