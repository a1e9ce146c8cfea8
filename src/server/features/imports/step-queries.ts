/** The SQL of the steps of an uploaded list: begun by somebody, told of and ended by the process that works on it. */
import type { ImportResult } from "#contract/import-result.ts";
import type { ImportAnswer } from "#contract/imports.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Failure, ListProgress } from "./queries.ts";

/** A process is to try the list again with these answers. */
export async function startTrial(
  { db }: Handle,
  id: string,
  answers: ImportAnswer[],
  language: Language,
): Promise<void> {
  await db
    .updateTable("uploaded_lists")
    .set({ state: "trying", answers: JSON.stringify(answers), language, progress: null })
    .where("id", "=", id)
    .execute();
}

export async function startImport({ db }: Handle, id: string): Promise<void> {
  await db.updateTable("uploaded_lists").set({ state: "importing", progress: null }).where("id", "=", id).execute();
}

export async function storeProgress({ db }: Handle, id: string, progress: ListProgress): Promise<void> {
  await db
    .updateTable("uploaded_lists")
    .set({ progress: JSON.stringify(progress) })
    .where("id", "=", id)
    .execute();
}

interface Outcome {
  result: ImportResult | null;
  refused: string | null;
  failure?: Failure;
}

/** Only a list that is worked on: who discarded it meanwhile wants nothing of it. */
export async function markTried({ db }: Handle, id: string, { result, refused, failure }: Outcome): Promise<void> {
  const said = { result: result && JSON.stringify(result), failure: failure ? JSON.stringify(failure) : null };
  await db
    .updateTable("uploaded_lists")
    .set({ state: "tried", ...said, refused, progress: null })
    .where("id", "=", id)
    .where("state", "in", ["trying", "importing"])
    .execute();
}

/** The file is not needed any more. */
export async function markImported(
  { db }: Handle,
  id: string,
  { result, refused, importId }: Outcome & { importId: number | null },
): Promise<void> {
  const said = { result: JSON.stringify(result), failure: null, refused, progress: null };
  await db
    .updateTable("uploaded_lists")
    .set({ state: "imported", ...said, bytes: null, import_id: importId })
    .where("id", "=", id)
    .execute();
}

/** Nothing can be done with the file. */
export async function failList({ db }: Handle, id: string, failure: Failure): Promise<void> {
  await db
    .updateTable("uploaded_lists")
    .set({ state: "failed", failure: JSON.stringify(failure), bytes: null, progress: null })
    .where("id", "=", id)
    .where("state", "in", ["trying", "importing"])
    .execute();
}
