/** The short free texts of a profile that members with a plan read; of an approved one a new text waits for the staff. */
export const PROFILE_LINES = [
  "disability",
  "country",
  "subCommunity",
  "gotra",
  "motherGotra",
  "pravara",
  "shakha",
  "kuladevata",
  "nativePlace",
  "education",
  "occupation",
  "employer",
  "fatherName",
  "fatherOccupation",
  "motherName",
  "motherOccupation",
] as const;
export type ProfileLine = (typeof PROFILE_LINES)[number];
