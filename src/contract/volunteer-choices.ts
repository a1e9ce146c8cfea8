/** What the form and the filters of volunteers offer to choose from. */

export const VOLUNTEER_SKILLS = [
  "teaching",
  "career-guidance",
  "health",
  "blood-donation",
  "elder-care",
  "paperwork",
  "legal",
  "cooking",
  "events",
  "driving",
  "accounts",
  "computers",
  "writing",
  "rituals",
] as const;
export type VolunteerSkill = (typeof VOLUNTEER_SKILLS)[number];

export const VOLUNTEER_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const VOLUNTEER_TIMES = ["morning", "afternoon", "evening"] as const;
export const VOLUNTEER_STATES = ["new", "contacted", "active", "ended"] as const;
export type VolunteerState = (typeof VOLUNTEER_STATES)[number];

export const VOLUNTEERS_FILE = "volunteers.csv";
