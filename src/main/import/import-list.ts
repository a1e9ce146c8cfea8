/** Imports one list as the command asks: says what its columns and words were taken for, and gives back the table of questions and the rows that were not taken. */
import { basename } from "node:path";
import type { ListColumn, ListKindKey } from "#contract/import-kinds.ts";
import type { Language, Values, Words } from "#messages/words.ts";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import { importRows } from "#server/features/businesses/import/import.ts";
import { columnLabel } from "#server/features/businesses/import/refused-sheet.ts";
import type { ImportReport, Progress } from "#server/features/businesses/import/report.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { namesBySearch } from "#server/features/search/names.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { words } from "#server/platform/words.ts";
import { readAnswers } from "./answers.ts";
import { fileLines, headingLines, summaryLine, valueLines } from "./report-lines.ts";
import { refusedFile, writeQuestions } from "./sheets.ts";

export interface ListOptions {
  kind: ListKindKey;
  file: string;
  answersFile: string | undefined;
  isDryRun: boolean;
  isConfirmed: boolean;
  language: Language;
}

interface Tools {
  connection: Handle;
  clock: Clock;
  print(text: string): void;
}

const PROGRESS_MS = 5_000;

/** The exit status: 1 when a row or the whole list was not taken. */
export async function importList({ connection, clock, print }: Tools, options: ListOptions): Promise<number> {
  const { kind, file, isDryRun, isConfirmed, language } = options;
  const say = words[language];
  const refused = refusedFile(file, say);
  let headings: Heading[] = [];
  const questions = (listed: ImportReport["listed"]) => {
    const path = writeQuestions(file, headings, listed, say);
    print(say("imports.questions-file", { file: path }));
  };
  try {
    const answers = options.answersFile ? await readAnswers(options.answersFile) : new Map<string, string>();
    const report = await importRows(connection, file, {
      ...listKinds[kind],
      isDryRun,
      isConfirmed,
      language,
      answers,
      now: clock.now(),
      fileName: basename(file),
      vocabulary: await namesBySearch(connection),
      // Questions are asked once for all their rows, below.
      tell: ({ line, field, reason, values, isQuestion }) =>
        isQuestion
          ? undefined
          : print(say("imports.bad-row", { line, field: columnLabel(field, say), reason: say(reason, values) })),
      refuse: (row) => refused.add(headings, row),
      headings: (read) => {
        headings = read;
        for (const line of headingLines(read, say)) print(line);
      },
      progress: progressLines(print, language),
    });
    for (const line of [...fileLines(report, say), ...valueLines(report.listed, say)]) print(line);
    const path = refused.path();
    if (path) print(say("imports.refused-file", { file: path }));
    const isUnsure = !isConfirmed && headings.some(({ heading, isSure }) => heading && !isSure);
    if (isUnsure) print(say("imports.confirm-columns"));
    const isAsking = report.listed.some(({ meaning }) => meaning === undefined);
    if (isAsking || isUnsure || (isDryRun && report.listed.length)) questions(report.listed);
    if (report.id !== undefined) print(say("imports.number", { id: String(report.id) }));
    print(summaryLine(report, isDryRun, say));
    return report.refused + report.asked ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    print(`${file}: ${say(error.reason, withColumnsNamed(error.values, say))}`);
    if (headings.some(({ heading, isSure }) => heading && !isSure)) questions([]);
    return 1;
  } finally {
    refused.close();
  }
}

/** A line every few seconds, so that somebody who waits sees that it goes on, and for how long. */
function progressLines(print: (text: string) => void, language: Language): (progress: Progress) => void {
  let last = { step: "", rows: 0, at: performance.now() };
  return ({ step, rows, share }) => {
    const at = performance.now();
    if (at - last.at < PROGRESS_MS) return;
    const before = last.step === step ? last.rows : 0;
    const speed = Math.round(((rows - before) / (at - last.at)) * 1000);
    print(words[language](`imports.${step}`, { rows, percent: Math.floor(share * 100), speed }));
    last = { step, rows, at };
  };
}

/** The columns that a file lacks, each as people call it and under its own name. */
function withColumnsNamed(values: Values | undefined, say: Words): Values | undefined {
  if (values?.columns === undefined) return values;
  const columns = String(values.columns).split(", ") as ListColumn[];
  return { ...values, columns: columns.map((column) => `${columnLabel(column, say)} (${column})`).join(", ") };
}
