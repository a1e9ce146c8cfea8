/** Reads the table of questions that somebody has answered, as a program saved it: CSV or .xlsx. */
import { LANGUAGES } from "#messages/words.ts";
import { NOT_READ_ANSWER } from "#server/features/businesses/import/headings.ts";
import { columnLabel } from "#server/features/businesses/import/refused-sheet.ts";
import { type Answers, answerKey } from "#server/features/businesses/import/values.ts";
import { BrokenFile } from "#server/platform/spreadsheets/broken-file.ts";
import { openSpreadsheet } from "#server/platform/spreadsheets/spreadsheet.ts";
import { words } from "#server/platform/words.ts";

const TITLES = LANGUAGES.map((language) => words[language]("imports.sheet-answer"));

/** What the first column of the table calls what is asked. */
const ASKED = new Map(
  LANGUAGES.flatMap((language) =>
    (["heading", "subCategory", "city"] as const).map((what) => [columnLabel(what, words[language]), what] as const),
  ),
);

/** What is left empty is no answer; but a column for which there is no suggestion either is then not read. Throws BrokenFile. */
export async function readAnswers(path: string): Promise<Answers> {
  const answers = new Map<string, string>();
  let at: number | undefined;
  for await (const { cells } of (await openSpreadsheet(path)).rows) {
    if (at === undefined) {
      at = cells.findIndex((cell) => TITLES.includes(cell));
      if (at < 0) throw new BrokenFile("imports.no-answers", { file: path });
      continue;
    }
    const [what = "", value = "", , suggestion] = cells;
    const answer = (cells[at] ?? "").replace(/^'/, "");
    const asked = ASKED.get(what);
    const isUnread = asked === "heading" && !suggestion;
    if (asked && (answer || isUnread)) answers.set(answerKey(asked, value), answer || NOT_READ_ANSWER);
  }
  return answers;
}
