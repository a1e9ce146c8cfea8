/** What a trial or an import says of a list, as the console shows it. */
import type { ImportResult } from "#contract/import-result.ts";
import type { Heading } from "#server/features/businesses/import/headings.ts";
import type { ListKind } from "#server/features/businesses/import/list-kind.ts";
import type { ImportReport } from "#server/features/businesses/import/report.ts";
import { type Answers, answerKey } from "#server/features/businesses/import/values.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Sample } from "./sample.ts";

/** So many values are shown to be answered; the next trial shows more. */
const MOST_VALUES = 300;
/** Longer cells are no names of anything. */
const LONGEST_VALUE = 300;
const LONGEST_TITLE = 200;
const MOST_HEADINGS = 100;

export async function resultOf(
  ctx: Handle,
  report: ImportReport,
  sample: Sample,
  { list, answers }: { list: ListKind; answers: Answers },
): Promise<ImportResult> {
  const { rows, created, updated, unchanged, repeated, refused, asked, unnamed, isWindows1252 } = report;
  const listed = report.listed
    .filter(({ value }) => value.length <= LONGEST_VALUE)
    .toSorted((a, b) => Number(a.meaning !== undefined) - Number(b.meaning !== undefined));
  return {
    headings: viewed(report.headings, answers),
    ...{ rows, created, updated, unchanged, repeated, refused, asked, unnamed, isWindows1252 },
    titles: report.titles.map((title) => title.slice(0, LONGEST_TITLE)),
    values: listed.slice(0, MOST_VALUES).map(({ meaning, badAnswer, ...value }) => ({
      ...value,
      meaning: meaning ?? null,
      badAnswer: badAnswer ?? null,
    })),
    moreValues: Math.max(0, listed.length - MOST_VALUES),
    fresh: await list.viewRows(ctx, sample.fresh),
    changed: await list.viewRows(ctx, sample.changed),
    remarks: sample.remarks.map(({ line, field, reason, values = {} }) => ({ line, field, reason, values })),
  };
}

/** Of a list in which nobody knows yet which column is which. */
export function headingsAlone(headings: Heading[], answers: Answers): ImportResult {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0, asked: 0, unnamed: 0 };
  const nothing = { titles: [], values: [], moreValues: 0, fresh: [], changed: [], remarks: [] };
  return { headings: viewed(headings, answers), ...counts, ...nothing, isWindows1252: false };
}

/** What was answered is settled, also where another column came before it; columns of one heading are asked about once. */
function viewed(headings: Heading[], answers: Answers): ImportResult["headings"] {
  return [...new Map(headings.toReversed().map((one) => [one.heading, one])).values()]
    .toReversed()
    .filter(({ heading }) => heading && heading.length <= LONGEST_VALUE)
    .slice(0, MOST_HEADINGS)
    .map(({ heading, column, isSure }) => ({
      heading,
      column: column ?? null,
      isSure: isSure || answers.has(answerKey("heading", heading)),
    }));
}
