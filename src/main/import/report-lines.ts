/** What an import says of its headings and of the kinds and places that it guessed or asks for, a line each. */
import type { Words } from "#messages/words.ts";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import { columnLabel } from "#server/features/businesses/import/refused-sheet.ts";
import type { ImportReport } from "#server/features/businesses/import/report.ts";
import type { ListedValue } from "#server/features/businesses/import/values.ts";

const MOST_LINES = 100;

export function headingLines(headings: Heading[], say: Words): string[] {
  return headings.flatMap(({ heading, column, isSure }) => {
    if (!heading) return [];
    if (column)
      return say(isSure ? "imports.heading" : "imports.heading-suggested", {
        heading,
        column: columnLabel(column, say),
      });
    return say(isSure ? "imports.heading-left" : "imports.heading-unread", { heading });
  });
}

/** What of the file was left out, or read in a way that somebody should look at. */
export function fileLines({ titles, unnamed, isWindows1252 }: ImportReport, say: Words): string[] {
  return [
    ...titles.map((title) => say("imports.title", { title })),
    ...(unnamed ? [say("imports.unnamed", { rows: unnamed })] : []),
    ...(isWindows1252 ? [say("imports.windows-1252")] : []),
  ];
}

export function valueLines(listed: ListedValue[], say: Words): string[] {
  const guesses = listed.flatMap(({ column, value, rows, meaning }) =>
    meaning === undefined ? [] : say("imports.guess", { field: columnLabel(column, say), value, meaning, rows }),
  );
  const questions = listed
    .filter(({ meaning }) => meaning === undefined)
    .map(({ column, value, rows, suggestions, isState, badAnswer }) => {
      if (badAnswer) return say("imports.bad-answer", { field: columnLabel(column, say), value, answer: badAnswer });
      const choices = suggestions.map((choice, at) => `${at + 1} ${choice}`).join("; ");
      const question = isState ? "imports.question-city-of-state" : "imports.question";
      return say(choices ? question : "imports.no-choice", {
        field: columnLabel(column, say),
        value,
        rows,
        choices,
      });
    });
  return [
    ...under(say("imports.guesses-begin"), guesses, say),
    ...under(say("imports.questions-begin"), questions, say),
  ];
}

function under(title: string, lines: string[], say: Words): string[] {
  if (!lines.length) return [];
  const more = lines.length - MOST_LINES;
  return [
    title,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(more > 0 ? [`  ${say("imports.more", { n: more })}`] : []),
  ];
}

export function summaryLine(report: ImportReport, isDryRun: boolean, say: Words): string {
  return say(isDryRun ? "imports.dry-summary" : "imports.summary", {
    rows: report.rows,
    created: report.created,
    updated: report.updated,
    same: report.unchanged,
    repeated: report.repeated,
    bad: report.refused,
    asked: report.asked,
  });
}
