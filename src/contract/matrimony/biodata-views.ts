/** A biodata and the links to it as they are answered, and the parts that can be chosen. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";

const part = () => z._default(flag(), false);
/** What a biodata holds beside the facts: whatever is not chosen is in no part of it. */
export const biodataParts = { withPhoto: part(), withContact: part(), withHoroscope: part() };
export type BiodataParts = { [Part in keyof typeof biodataParts]: boolean };

const fact = z.object({ label: z.string(), text: z.string() });
const section = z.object({ title: z.string(), facts: z.array(fact), paragraphs: z.array(z.string()) });

/** As it is read, in one language; what the family has not told is left out. */
export const biodataSheet = z.object({
  name: z.string(),
  /** Age, height and city, to be read below the name. */
  summary: z.string(),
  /** The address of the photo, for this reader and half an hour. */
  photo: z.nullable(z.string()),
  sections: z.array(section),
  /** For whom it was shared and when. */
  watermark: z.nullable(z.string()),
});
export type BiodataSheet = z.infer<typeof biodataSheet>;

export const linkView = z.object({
  _id: z.string(),
  label: z.string(),
  withPhoto: z.boolean(),
  withContact: z.boolean(),
  withHoroscope: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(["open", "expired", "revoked"]),
  openings: z.int(),
  lastOpenedAt: z.nullable(z.string()),
  /** What its address ends in; null once it is over. */
  secret: z.nullable(z.string()),
});
export type BiodataLink = z.infer<typeof linkView>;
