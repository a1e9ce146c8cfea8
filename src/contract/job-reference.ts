/** The calls about what openings are told apart by: areas of work and qualifications. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { digits, text } from "./fields.ts";

const chooseable = { _id: z.string(), slug: z.string() };
const areaView = z.object({ ...chooseable, functionalArea: z.string(), functionalAreaHi: z.string() });
const qualificationView = z.object({ ...chooseable, qualification: z.string(), qualificationHi: z.string() });
export type AreaView = z.infer<typeof areaView>;
export type QualificationView = z.infer<typeof qualificationView>;

/** How many may be added at once. */
const AT_ONCE = 100;
const names = {
  name: text("jobs.label.entry", { min: 2, max: 60 }),
  nameHi: text("jobs.label.entry-hi", { min: 2, max: 60 }),
};
const entries = z
  .array(z.strictObject(names), "field.entries.invalid")
  .check(z.minLength(1, "field.entries.invalid"), z.maxLength(AT_ONCE, "field.entries.invalid"));
const added = z.object({ added: z.int() });
/** One of them by its number, with the names that it has from now on. */
const renaming = z.strictObject({ id: digits("jobs.label.entry", { min: 1, max: 2_147_483_647 }), ...names });
export const entryForm = z.strictObject(names);

export const jobReference = {
  areas: endpoint({
    method: "GET",
    path: "/public/functionalArea/areas",
    access: "anyone",
    summary: "All areas of work, by name.",
    input: z.strictObject({}),
    output: z.object({ functionalAreas: z.array(areaView) }),
  }),
  seedAreas: endpoint({
    method: "POST",
    path: "/public/functionalArea/seed",
    access: "editor",
    summary: "Adds the areas of work that are not there yet, by their names in Roman letters.",
    input: z.strictObject({ functionalAreas: entries }),
    output: added,
  }),
  updateArea: endpoint({
    method: "PUT",
    path: "/public/functionalArea/update/{id}",
    access: "editor",
    summary: "Renames an area of work; its address stays.",
    input: renaming,
    output: z.object({}),
    errors: ["job.entry-not-found", "job.entry-there"],
  }),
  qualifications: endpoint({
    method: "GET",
    path: "/public/qualification/qualifications",
    access: "anyone",
    summary: "All qualifications, the lower ones first.",
    input: z.strictObject({}),
    output: z.object({ qualifications: z.array(qualificationView) }),
  }),
  seedQualifications: endpoint({
    method: "POST",
    path: "/public/qualification/seed",
    access: "editor",
    summary: "Adds the qualifications that are not there yet, by their names in Roman letters.",
    input: z.strictObject({ qualifications: entries }),
    output: added,
  }),
  updateQualification: endpoint({
    method: "PUT",
    path: "/public/qualification/update/{id}",
    access: "editor",
    summary: "Renames a qualification; its address stays.",
    input: renaming,
    output: z.object({}),
    errors: ["job.entry-not-found", "job.entry-there"],
  }),
};
