/** What the form and the filters of job openings offer to choose from, and their bounds. */

export const EMPLOYMENT_TYPES = ["full-time", "part-time", "contract", "temporary", "internship"] as const;
export const WORK_MODES = ["on-site", "hybrid", "remote"] as const;
export const SALARY_PERIODS = ["month", "year"] as const;
export const JOB_DESCRIPTION_LIMIT = 3000;
/** An opening may be open for so many days from the day it is saved. */
export const OPEN_DAYS_MAX = 180;
export const SKILLS_MAX = 10;
/** Years of experience that make sense. */
export const EXPERIENCE_MAX = 50;
/** Days from today that a list can be narrowed to: what closes soon. */
export const CLOSES_WITHIN_DAYS = [3, 7, 30] as const;
