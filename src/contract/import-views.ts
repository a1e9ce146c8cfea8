/** Lists and imports as the console gets them: what is uploaded, what was imported, what hinders an undo. */
import * as z from "zod/mini";
import { LIST_KINDS } from "./import-kinds.ts";
import { importResult } from "./import-result.ts";

export const uploadedList = z.object({
  _id: z.string(),
  kind: z.enum(LIST_KINDS),
  fileName: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** When it is deleted, with the sheet of rows that were not taken. */
  deletedAt: z.string(),
  /** A process works on it while it is 'trying' or 'importing'. */
  state: z.enum(["trying", "tried", "importing", "imported", "failed"]),
  progress: z.nullable(
    z.object({ step: z.enum(["reading", "comparing", "storing"]), rows: z.int(), percent: z.int() }),
  ),
  /** Why there is no result: a message with its values. */
  failure: z.nullable(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  result: z.nullable(importResult),
  /** By which what it stored is undone. */
  importNo: z.nullable(z.int()),
  hasRefused: z.boolean(),
});
export type UploadedList = z.infer<typeof uploadedList>;

const undoFailure = z.enum(["hindered", "heavy", "failed"]);
export type UndoFailure = z.infer<typeof undoFailure>;

export const pastImport = z.object({
  importNo: z.int(),
  kind: z.enum(LIST_KINDS),
  fileName: z.string(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  importedAt: z.string(),
  /** Null: by the command. */
  importedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  isBeingUndone: z.boolean(),
  /** Why the last undo that was asked for in the console was not done. */
  undoFailure: z.nullable(undoFailure),
});
export type PastImport = z.infer<typeof pastImport>;

const undoHindrance = z.enum(["claimed", "claim-waiting", "edited", "imported-again"]);
export type UndoHindrance = z.infer<typeof undoHindrance>;

export const hindrance = z.object({
  businessName: z.string(),
  phoneNo: z.string(),
  why: undoHindrance,
});
export type Hindrance = z.infer<typeof hindrance>;
