create unique index concurrently if not exists saved_searches_once_each on saved_searches (member_id, kind, lower(text), coalesce(place_id, 0), coalesce(category_id, 0),
  coalesce(subcategory_id, 0), with_picture, coalesce(price_from_paise, -1), coalesce(price_to_paise, -1), coalesce(job_filters::text, ''));
