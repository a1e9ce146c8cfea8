-- Categories and subcategories of businesses, with the words people search them by.
create table categories (
  id integer primary key,
  slug text not null unique,
  name text not null,
  name_hi text not null,
  icon text not null,
  synonyms text[] not null default '{}'
);

create table subcategories (
  id integer primary key,
  category_id integer not null references categories (id),
  slug text not null unique,
  name text not null,
  name_hi text not null,
  synonyms text[] not null default '{}'
);
create index subcategories_by_category on subcategories (category_id, id);
