-- News, blog posts and success stories: a kind of item (docs/decisions/0103-kinds.md, 0230).
create table articles (
  id uuid primary key,
  kind text not null check (kind in ('news', 'blog', 'story')),
  owner_id uuid not null references members (id),
  name text not null,
  description text not null,
  title_en text,
  title_hi text,
  summary_en text,
  summary_hi text,
  body_en jsonb,
  body_hi jsonb,
  image_id uuid references images (id),
  image_alt_en text,
  image_alt_hi text,
  author_name text,
  place_id integer not null references places (id),
  has_city boolean not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn', 'sent', 'declined')),
  published_at timestamptz not null,
  sent_at timestamptz,
  decline_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (title_en is not null or title_hi is not null),
  check (state not in ('scheduled', 'published', 'withdrawn') or (title_en is not null and body_en is not null) or (title_hi is not null and body_hi is not null)),
  check (sent_at is null or kind = 'story'),
  check (state not in ('sent', 'declined') or sent_at is not null)
);
create index articles_newest on articles (published_at desc, id desc) where deleted_at is null and state = 'published';
create index articles_newest_of_kind on articles (kind, published_at desc, id desc) where deleted_at is null and state = 'published';
create index articles_newest_in_place on articles (place_id, published_at desc, id desc) where deleted_at is null and state = 'published';
create index articles_of_owner on articles (owner_id, created_at desc, id desc) where deleted_at is null;
create index articles_changed on articles (updated_at desc, id desc) where deleted_at is null;
create index articles_scheduled on articles (published_at) where deleted_at is null and state = 'scheduled';
create index articles_by_image on articles (image_id) where image_id is not null;
create trigger forget_card
  after update of name, description, title_en, title_hi, summary_en, summary_hi, image_id, image_alt_en, image_alt_hi, author_name, place_id, has_city, state,
    published_at, owner_id, updated_at, deleted_at on articles
  for each row execute function forget_card();

comment on table articles is '[Articles] News and blog posts of the association, and success stories, which members may send as well.';
comment on column articles.kind is '[kind] news, blog or story; it stays what it was written as';
comment on column articles.owner_id is 'who of the staff began it, or the member who sent the story';
comment on column articles.name is '[name] its title in one language, English first: what the search and the staff''s log call it';
comment on column articles.description is 'summaries and texts of both languages without marks, for the search alone';
comment on column articles.title_en is '[title] English; one of the two languages is there';
comment on column articles.title_hi is '[title] Hindi';
comment on column articles.summary_en is '[summary] English';
comment on column articles.summary_hi is '[summary] Hindi';
comment on column articles.body_en is '[body] English, as structure (base/rich-text.ts), never HTML';
comment on column articles.body_hi is '[body] Hindi, likewise';
comment on column articles.image_id is '[image] the cover picture';
comment on column articles.image_alt_en is '[imageAlt] what the picture shows, for whoever does not see it; English';
comment on column articles.image_alt_hi is '[imageAlt] Hindi';
comment on column articles.author_name is '[authorName] as readers see it';
comment on column articles.place_id is '[fkCityId] the city that it is about; without one the capital, so that every item of the search has a place';
comment on column articles.has_city is '[hasCity] whether it is about that city';
comment on column articles.state is '[state] draft; scheduled: published by itself at its instant; published; withdrawn: its page says that it is gone; sent by a member and waiting; declined';
comment on column articles.published_at is '[publishedAt] its date; for a scheduled one the instant at which it appears';
comment on column articles.sent_at is '[sentAt] when a member sent it; null for what the staff wrote';
comment on column articles.decline_reason is '[declineReason] told to the member who sent it';
comment on column articles.created_at is 'when it was begun';
comment on column articles.updated_at is '[updatedAt]';
comment on column articles.deleted_at is 'when the staff deleted it; its page says that it is gone if it was public';
