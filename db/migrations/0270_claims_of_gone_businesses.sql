-- The daily upkeep ends claims of businesses that are out of the directory for good.
comment on column business_claims.decision is '[state] granted, refused, or overtaken: by another claim, or because the business is gone; null while it waits';
