/** Tries or imports an uploaded list, and records what came of it: of an import within its own transaction, so that nothing is stored without a word or said without being stored. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import { importBusinesses } from "#server/features/businesses/import/import.ts";
import { MARK, refusedSheet, sheetLine } from "#server/features/businesses/import/refused-sheet.ts";
import type { ImportOptions, ImportReport, Progress } from "#server/features/businesses/import/report.ts";
import { answerKey } from "#server/features/businesses/import/values.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { words } from "#server/platform/words.ts";
import { findFile } from "./queries.ts";
import { headingsAlone, resultOf } from "./result.ts";
import { openSample } from "./sample.ts";
import { failList, markImported, markTried, storeProgress } from "./step-queries.ts";

interface Options extends Pick<ImportOptions, "now" | "index" | "vocabulary"> {
  /** Where the file may lie meanwhile. */
  folder: string;
}

const PROGRESS_MS = 700;

/** Does nothing when nothing is to be done with the list any more. A file that cannot be read fails it. */
export async function takeList(ctx: Handle, id: string, { folder, ...options }: Options): Promise<void> {
  const list = await findFile(ctx, id);
  if (!list?.bytes || (list.state !== "trying" && list.state !== "importing")) return;
  const path = join(folder, "list");
  await writeFile(path, list.bytes, { mode: 0o600 });
  const { language } = list;
  const sample = openSample();
  const sheet: string[] = [];
  const addRefused = refusedSheet(words[language], (cells) => sheet.push(sheetLine(cells)));
  const refused = () => (sheet.length ? MARK + sheet.join("") : null);
  const answers = new Map(list.answers.map(({ column, value, answer }) => [answerKey(column, value), answer]));
  const result = (ctx: Handle, report: ImportReport) => resultOf(ctx, report, sample, answers);
  let headings: Heading[] = [];
  try {
    const isDryRun = list.state === "trying";
    const report = await importBusinesses(ctx, path, {
      ...options,
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
      refuse: (row) => addRefused(headings, row),
      progress: progressTo(ctx, id),
      stored: async (ctx, report) =>
        markImported(ctx, id, {
          result: await result(ctx, report),
          refused: refused(),
          importId: report.id ?? null,
        }),
    });
    if (isDryRun) await markTried(ctx, id, { result: await result(ctx, report), refused: refused() });
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    const failure = { code: error.reason, values: error.values ?? {} };
    // Which column is which can be told; what else is wrong with a file cannot be mended here.
    if (error.reason === "imports.columns-missing")
      await markTried(ctx, id, { result: headingsAlone(headings, answers), refused: null, failure });
    else await failList(ctx, id, failure);
  }
}

/** Beside the transaction, so that whoever waits sees it. */
function progressTo(ctx: Handle, id: string): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return ({ step, rows, share }) => {
    const at = performance.now();
    if (at - last < PROGRESS_MS) return;
    last = at;
    void storeProgress(ctx, id, { step, rows, percent: Math.floor(share * 100) }).catch(() => undefined);
  };
}
