/** What a trial of a list, or its import, says of it: what would be made, what was guessed, what is asked, and its first rows. */
import * as z from "zod/mini";

const remark = z.object({
  line: z.int(),
  /** Of our columns. */
  field: z.string(),
  /** A message with its values. */
  reason: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportRemark = z.infer<typeof remark>;

/** Of a business its kind, place and phone; of an offering its business and price; of a member the place and phone. */
const row = z.object({
  line: z.int(),
  name: z.string(),
  businessName: z.optional(z.string()),
  /** Null: on request. */
  pricePaise: z.optional(z.nullable(z.int())),
  subCategory: z.optional(z.string()),
  subCategoryHi: z.optional(z.string()),
  city: z.optional(z.string()),
  cityHi: z.optional(z.nullable(z.string())),
  phoneNo: z.optional(z.string()),
});
export type ImportedRow = z.infer<typeof row>;

const listedValue = z.object({
  column: z.enum(["subCategory", "city"]),
  value: z.string(),
  rows: z.int(),
  /** What it was taken for; null while that is asked. */
  meaning: z.nullable(z.string()),
  suggestions: z.array(z.string()),
  /** A state stands where the city should. */
  isState: z.optional(z.literal(true)),
  /** An answer that is not understood either. */
  badAnswer: z.nullable(z.string()),
});
export type ImportValue = z.infer<typeof listedValue>;

const heading = z.object({
  heading: z.string(),
  /** Ours, by its name; null: the column is not read. */
  column: z.nullable(z.string()),
  isSure: z.boolean(),
});
export type ImportHeading = z.infer<typeof heading>;

export const importResult = z.object({
  headings: z.array(heading),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  repeated: z.int(),
  refused: z.int(),
  asked: z.int(),
  /** What stands above the headings, which is not read. */
  titles: z.array(z.string()),
  /** Rows with something under no heading. */
  unnamed: z.int(),
  isWindows1252: z.boolean(),
  /** Questions first, those in most rows first. */
  values: z.array(listedValue),
  /** How many more there are. */
  moreValues: z.int(),
  fresh: z.array(row),
  changed: z.array(row),
  remarks: z.array(remark),
});
export type ImportResult = z.infer<typeof importResult>;
