/** The kinds and states of articles. */

/** Each has its name in 'articles.kind.<kind>'. */
export const ARTICLE_KINDS = ["news", "blog", "story"] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** In the order of the staff's filter; each has its name in 'staff-articles.state.<state>'. */
export const ARTICLE_STATES = ["sent", "draft", "scheduled", "published", "withdrawn", "declined"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export const TITLE_LIMIT = 150;
export const SUMMARY_LIMIT = 300;
export const ARTICLE_LIMIT = 20_000;
export const STORY_LIMIT = 6_000;
