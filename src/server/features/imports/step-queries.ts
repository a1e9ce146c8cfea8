/** The SQL of the steps of an uploaded list: begun by somebody, told of and ended by the process that works on it. */
import { sql, type Updateable } from "kysely";
import type { ImportResult } from "#contract/import-result.ts";
import type { ImportAnswer } from "#contract/imports.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { UploadedLists } from "#server/tables/database.ts";
import type { Failure, ListProgress } from "./queries.ts";

const RUNNING = ["trying", "importing"] as const;
const ONE_MORE = { steps_begun: sql<number>`steps_begun + 1` };

/** A process is to try the list again with these answers. */
export async function startTrial(
  { db }: Handle,
  id: string,
  answers: ImportAnswer[],
  language: Language,
): Promise<void> {
  await db
    .updateTable("uploaded_lists")
    .set({ state: "trying", answers: JSON.stringify(answers), language, progress: null, ...ONE_MORE })
    .where("id", "=", id)
    .execute();
}

export async function startImport({ db }: Handle, id: string): Promise<void> {
  await db
    .updateTable("uploaded_lists")
    .set({ state: "importing", progress: null, ...ONE_MORE })
    .where("id", "=", id)
    .execute();
}

/** One step of a list, by the number that it has among them. */
export interface Step {
  listId: string;
  number: number;
}

/** The step that a process is to take, or is taking. */
export async function findStep({ db }: Handle, listId: string): Promise<Step | undefined> {
  const row = await db
    .selectFrom("uploaded_lists")
    .select("steps_begun")
    .where("id", "=", listId)
    .where("state", "in", RUNNING)
    .executeTakeFirst();
  return row && { listId, number: row.steps_begun };
}

export async function storeProgress(ctx: Handle, step: Step, progress: ListProgress): Promise<void> {
  await updateRunning(ctx, step, { progress: JSON.stringify(progress) });
}

interface Outcome {
  result: ImportResult | null;
  failure?: Failure;
}

/** False when the step is over: another process has ended it, or the list is gone. */
export function markTried(ctx: Handle, step: Step, { result, failure }: Outcome): Promise<boolean> {
  const said = { result: result && JSON.stringify(result), failure: failure ? JSON.stringify(failure) : null };
  return updateRunning(ctx, step, { state: "tried", ...said, progress: null });
}

/** The file is not needed any more. False as of `markTried`. */
export function markImported(
  ctx: Handle,
  step: Step,
  { result, importId }: Outcome & { importId: number | null },
): Promise<boolean> {
  const said = { result: JSON.stringify(result), failure: null, progress: null };
  return updateRunning(ctx, step, { state: "imported", ...said, bytes: null, import_id: importId });
}

/** Nothing can be done with the file. */
export async function failList(ctx: Handle, step: Step, failure: Failure): Promise<void> {
  await updateRunning(ctx, step, { state: "failed", failure: JSON.stringify(failure), bytes: null, progress: null });
}

/** Only the step that the list waits for says anything of it. */
async function updateRunning(
  { db }: Handle,
  { listId, number }: Step,
  values: Updateable<UploadedLists>,
): Promise<boolean> {
  const row = await db
    .updateTable("uploaded_lists")
    .set(values)
    .where("id", "=", listId)
    .where("state", "in", RUNNING)
    .where("steps_begun", "=", number)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
