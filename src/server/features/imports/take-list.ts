/** Tries or imports an uploaded list, and records what came of it: of an import within its own transaction, so that nothing is stored without a word or said without being stored. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import { importRows } from "#server/features/businesses/import/import.ts";
import type { ImportOptions, ImportReport, Progress } from "#server/features/businesses/import/report.ts";
import { answerKey } from "#server/features/businesses/import/values.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { words } from "#server/platform/words.ts";
import { listKinds } from "./list-kinds.ts";
import { findFile } from "./queries.ts";
import { openRefusedRows } from "./refused-rows.ts";
import { headingsAlone, resultOf } from "./result.ts";
import { openSample } from "./sample.ts";
import { failList, markImported, markTried, type Step, storeProgress } from "./step-queries.ts";

interface Options extends Pick<ImportOptions, "now" | "vocabulary"> {
  /** Where the file may lie meanwhile. */
  folder: string;
}

const PROGRESS_MS = 700;

/** Undoes a step that another process has ended, or that is not the present one any more. */
class StepOver extends Error {}

/** Does nothing when nothing is to be done with the list any more. A file that cannot be read fails it. */
export async function takeList(ctx: Handle, id: string, { folder, ...options }: Options): Promise<void> {
  const list = await findFile(ctx, id);
  if (!list?.bytes || (list.state !== "trying" && list.state !== "importing")) return;
  const path = join(folder, "list");
  await writeFile(path, list.bytes, { mode: 0o600 });
  const { language } = list;
  const kind = listKinds[list.kind];
  const sample = openSample();
  const refused = openRefusedRows(folder, words[language]);
  const answers = new Map(list.answers.map(({ column, value, answer }) => [answerKey(column, value), answer]));
  const step = { listId: id, number: list.steps_begun };
  const end = async (ctx: Handle, report: ImportReport) => {
    const result = await resultOf(ctx, report, sample, { list: kind.list, answers });
    const isPresent = isDryRun
      ? await markTried(ctx, step, { result })
      : await markImported(ctx, step, { result, importId: report.id ?? null });
    if (!isPresent) throw new StepOver();
    await refused.store(ctx, id);
  };
  const isDryRun = list.state === "trying";
  let headings: Heading[] = [];
  try {
    const report = await importRows(ctx, path, {
      ...options,
      ...kind,
      language,
      isDryRun,
      // Whoever let it run had confirmed the headings (lists.ts).
      isConfirmed: true,
      answers,
      fileName: list.file_name,
      importedBy: list.uploaded_by,
      headings: (read) => {
        headings = read;
      },
      judged: sample.judged,
      tell: sample.tell,
      refuse: (row) => refused.add(headings, row),
      progress: progressTo(ctx, step),
      stored: end,
    });
    if (isDryRun) await inTransaction(ctx, (ctx) => end(ctx, report));
  } catch (error) {
    if (error instanceof StepOver) return;
    if (!(error instanceof BrokenFile)) throw error;
    const failure = { code: error.reason, values: error.values ?? {} };
    // Which column is which can be told; what else is wrong with a file cannot be mended here.
    if (error.reason === "imports.columns-missing")
      await markTried(ctx, step, { result: headingsAlone(headings, answers), failure });
    else await failList(ctx, step, failure);
  }
}

/** Beside the transaction, so that whoever waits sees it. */
function progressTo(ctx: Handle, to: Step): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return ({ step, rows, share }) => {
    const at = performance.now();
    if (at - last < PROGRESS_MS) return;
    last = at;
    void storeProgress(ctx, to, { step, rows, percent: Math.floor(share * 100) }).catch(() => undefined);
  };
}
