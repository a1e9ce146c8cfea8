/** What announcements of families are, and what their form offers to choose from. */

export const ANNOUNCEMENT_KINDS = ["birth", "marriage", "death"] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Members with a plan; everybody, but not search engines; everybody. */
export const AUDIENCES = ["members", "unlisted", "everybody"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What is held around each, in its usual order. */
export const CEREMONIES = {
  birth: ["chhathi", "namkaran", "gathering"],
  marriage: ["sagai", "wedding", "reception"],
  death: ["antyeshti", "uthavna", "prayer-meeting", "terahvi"],
} as const satisfies Record<AnnouncementKind, readonly string[]>;
export type Ceremony = (typeof CEREMONIES)[AnnouncementKind][number];
export const ALL_CEREMONIES = Object.values(CEREMONIES).flat() as [Ceremony, ...Ceremony[]];

export const WORDS_LIMIT = 1500;
/** Days back on which it may have happened, and days ahead of a wedding or a ceremony. */
export const ANNOUNCED_BACK_DAYS = 366;
export const ANNOUNCED_AHEAD_DAYS = 366;
/** So many reports that wait take it out of sight until the staff have looked. */
export const REPORTS_TO_HIDE = 3;
