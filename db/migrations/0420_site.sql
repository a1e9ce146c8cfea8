-- What the operator says of itself: questions with answers, banners and advertisements; texts with structure in place of paragraphs. See docs/decisions/0232-what-the-operator-says.md.
create table faqs (
  id uuid primary key,
  topic text not null check (topic in ('joining', 'finding', 'businesses', 'payments', 'matrimony', 'safety', 'other')),
  question text not null,
  question_hi text not null,
  answer jsonb not null,
  answer_hi jsonb not null,
  place integer not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table faqs is '[Content] Questions that people ask often, with the operator''s answers.';
comment on column faqs.topic is '[topic] the group under which it is listed';
comment on column faqs.question is '[question]';
comment on column faqs.question_hi is '[questionHi]';
comment on column faqs.answer is '[answer] text with structure; {price}, {brand} and the like stand for what is true when it is read';
comment on column faqs.answer_hi is '[answerHi] the same in Hindi';
comment on column faqs.place is '[place] in its group, the smallest first';
comment on column faqs.published_at is '[isPublished] null while it is a draft';
comment on column faqs.created_at is 'when it was written';
comment on column faqs.updated_at is 'when it was changed last';

create table banners (
  id uuid primary key,
  kind text not null check (kind in ('own', 'ad')),
  title text not null,
  title_hi text not null,
  words text,
  words_hi text,
  link text,
  image_id uuid references images (id),
  advertiser text,
  place_id integer references places (id),
  shown_from date not null,
  shown_until date,
  place integer not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (shown_until is null or shown_until >= shown_from),
  check ((kind = 'ad') = (advertiser is not null)),
  check (kind = 'ad' or place_id is null)
);
comment on table banners is '[Content] Banners of the operator and advertisements of others on the landing page.';
comment on column banners.kind is '[kind] own: the operator''s; ad: paid for by somebody else, and marked so';
comment on column banners.title is '[title]';
comment on column banners.title_hi is '[titleHi]';
comment on column banners.words is '[text] a sentence below the title';
comment on column banners.words_hi is '[textHi]';
comment on column banners.link is '[link] a path of the portal that begins with /, or an http(s) address';
comment on column banners.image_id is '[image]';
comment on column banners.advertiser is '[advertiser] who pays for an advertisement';
comment on column banners.place_id is '[fkCityId] the city for which an advertisement is meant; null for all';
comment on column banners.shown_from is '[from] the first day in Asia/Kolkata';
comment on column banners.shown_until is '[until] the last day; null for no end';
comment on column banners.place is '[place] the smallest first';
comment on column banners.published_at is '[isPublished] null while it is a draft';
comment on column banners.created_at is 'when it was written';
comment on column banners.updated_at is 'when it was changed last';

create table banner_days (
  banner_id uuid not null references banners (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (banner_id, day)
);
comment on table banner_days is '[Content] How often a banner was seen and pressed, as sums of a day; nothing tells by whom.';
comment on column banner_days.banner_id is 'the banner';
comment on column banner_days.day is 'in Asia/Kolkata';
comment on column banner_days.views is '[views]';
comment on column banner_days.clicks is '[clicks]';

alter table contact_messages
  add column state text not null default 'new',
  add column state_changed_at timestamptz;
alter table contact_messages add constraint contact_messages_state_check check (state in ('new', 'answered', 'closed')) not valid;
comment on column contact_messages.state is '[state] new; answered: the staff have written or spoken to the person; closed';
comment on column contact_messages.state_changed_at is '[stateSince] null while it is new';

-- Texts of the operator were sections of paragraphs; they are blocks now, as all texts with structure.
create function blocks_of_sections(sections jsonb, language text) returns jsonb language sql as $$
  select coalesce(jsonb_agg(block order by n, m), '[]')
  from (
    select n, 0 as m, jsonb_build_object('kind', 'heading', 'runs', jsonb_build_array(jsonb_build_object('text', s -> 'heading' ->> language))) as block
      from jsonb_array_elements(sections) with ordinality x (s, n)
    union all
    select n, m, jsonb_build_object('kind', 'paragraph', 'runs', jsonb_build_array(jsonb_build_object('text', p ->> language)))
      from jsonb_array_elements(sections) with ordinality x (s, n), jsonb_array_elements(s -> 'paragraphs') with ordinality y (p, m)
  ) b
$$;
update settings
  set value = (value - 'sections') || jsonb_build_object('isDraft', coalesce(value ->> 'isDefault', '') = 'true',
    'text', jsonb_build_object('en', blocks_of_sections(value -> 'sections', 'en'), 'hi', blocks_of_sections(value -> 'sections', 'hi')))
  where key in ('privacy', 'terms') and value ? 'sections';
drop function blocks_of_sections;
