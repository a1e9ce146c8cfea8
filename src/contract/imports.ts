/** The calls by which administrators import a list of businesses in the console: upload, answer, run, discard, undo. */
import * as z from "zod/mini";
import { flag, language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { LIST_KINDS } from "./import-kinds.ts";
import { hindrance, pastImport, uploadedList } from "./import-views.ts";
import { id, key } from "./key-fields.ts";

/** Of the sheet of rows that were not taken. */
export const REFUSED_FILE = "rows-not-taken.csv";
/** What may be answered at a time. */
const ANSWERS_MAX = 500;
const VALUE_MAX = 300;

/** What a heading, a kind or a place of the list means: the name of our column or '-', one of the suggestions or any other name. An empty answer takes an earlier one back. */
const answer = z.strictObject({
  column: z.enum(["heading", "subCategory", "city"], "field.choice.invalid"),
  value: z.string("field.invalid").check(z.minLength(1, "field.invalid"), z.maxLength(VALUE_MAX, "field.invalid")),
  answer: z.string("field.invalid").check(z.maxLength(VALUE_MAX, "field.invalid")),
});
export type ImportAnswer = z.infer<typeof answer>;

const listKind = () => z._default(z.enum(LIST_KINDS, "field.choice.invalid"), "businesses");

const ofList = { access: "administrator", input: z.strictObject({ id: id() }) } as const;

export const imports = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/imports",
    access: "administrator",
    summary: "Lists that are being imported, the newest first, and the last hundred imports.",
    input: z.strictObject({}),
    output: z.object({ lists: z.array(uploadedList), imports: z.array(pastImport) }),
  }),
  upload: endpoint({
    method: "POST",
    path: "/staff/imports",
    access: "administrator",
    summary:
      "Takes a list of businesses, of their offerings or of members (.xlsx or .csv, at most 10 MB) for a trial, which stores nothing.",
    input: z.strictObject({ language: language(), kind: listKind() }),
    output: z.object({ id: z.string() }),
    success: 201,
    errors: ["import.file-missing", "import.too-many", "body.too-large"],
    upload: { field: "list", most: 1 },
  }),
  answer: endpoint({
    method: "POST",
    path: "/staff/imports/{id}/answers",
    access: "administrator",
    summary: "Answers what headings, kinds and places of a list mean, and tries it again.",
    input: z.strictObject({
      id: id(),
      language: language(),
      answers: z.array(answer).check(z.maxLength(ANSWERS_MAX, "field.invalid")),
    }),
    output: z.object({}),
    errors: ["import.not-found", "import.running"],
  }),
  run: endpoint({
    ...ofList,
    method: "POST",
    path: "/staff/imports/{id}/run",
    summary: "Imports a list that was tried and whose headings are confirmed; rows with open questions are not taken.",
    output: z.object({}),
    recentCode: true,
    errors: ["import.not-found", "import.running", "import.headings-open"],
  }),
  discard: endpoint({
    ...ofList,
    method: "DELETE",
    path: "/staff/imports/{id}",
    summary: "Deletes an uploaded list and its file; what was imported stays.",
    output: z.object({}),
    errors: ["import.not-found", "import.running"],
  }),
  refusedRows: endpoint({
    ...ofList,
    method: "GET",
    path: "/staff/imports/{id}/refused",
    summary: `${REFUSED_FILE}: the rows that were not taken as they stand in the list, with the reasons in the last column.`,
    output: z.unknown(),
    file: "text/csv",
    errors: ["import.not-found"],
  }),
  undo: endpoint({
    method: "POST",
    path: "/staff/imports/{importNo}/undo",
    access: "administrator",
    summary:
      "Undoes an import; answers what hinders it, such as businesses whose owners have signed up, and then undoes nothing unless `isPartial` leaves those as they are.",
    input: z.strictObject({ importNo: key(), isPartial: z._default(flag(), false) }),
    output: z.object({ isBegun: z.boolean(), hindrances: z.array(hindrance), hindered: z.int() }),
    recentCode: true,
    errors: ["import.not-found", "import.undone-before", "import.too-long-to-undo"],
  }),
};
