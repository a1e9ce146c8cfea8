-- Suggestions look for terms that begin like what is being typed, by sound too; by spelling they have search_terms_by_prefix.
create index concurrently if not exists search_terms_by_key_prefix on search_terms (key text_pattern_ops);
