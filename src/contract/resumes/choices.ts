/** What the form and the filters of resumes offer to choose from, and their bounds. */

/** Lakh rupees a year. */
export const SALARY_BANDS = [
  "up-to-2",
  "2-to-3",
  "3-to-5",
  "5-to-7",
  "7-to-10",
  "10-to-15",
  "15-to-25",
  "25-to-50",
  "above-50",
] as const;
export type SalaryBand = (typeof SALARY_BANDS)[number];

/** How soon somebody could begin, the soonest first. */
export const NOTICE_PERIODS = ["now", "15-days", "1-month", "2-months", "3-months"] as const;

/** Whether somebody would move for work. */
export const RELOCATIONS = ["no", "cities", "anywhere"] as const;
export const MOVE_CITIES_MAX = 5;

export const RESUME_SKILLS_MAX = 20;
export const SUMMARY_LIMIT = 2000;
export const EXPERIENCE_ENTRIES_MAX = 10;
export const EDUCATION_ENTRIES_MAX = 6;

/** Of the PDF file beside the fields. */
export const RESUME_FILE_MAX_BYTES = 2 * 1024 * 1024;
