/** Which column each heading of a list means, as it stands, as people write it, or as an answer says; a heading is never left out without a word. */
import { fold } from "#base/fold.ts";
import { LANGUAGES } from "#messages/words.ts";
import { words } from "#server/platform/words.ts";
import { COLUMNS, type Column } from "./fields.ts";
import { HEADING_NAMES } from "./heading-names.ts";
import { type Answers, answerKey } from "./values.ts";

export interface Heading {
  heading: string;
  /** Undefined: the column is not read. */
  column: Column | undefined;
  /** Ours, answered, the column of reasons; else suggested, to be confirmed. */
  isSure: boolean;
}

/** The column of reasons in a sheet of rows that were not taken: it is not read. */
const REASONS = LANGUAGES.map((language) => words[language]("imports.sheet-reasons"));
/** An answer that a column is not to be read. */
const NOT_READ = /^(?:-|–|no|none|skip|ignore|x|नहीं|0)$/i;

const OWN = new Map<string, Column>(COLUMNS.map((column) => [column.toLowerCase(), column]));
const BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) =>
    [...HEADING_NAMES[column], ...LANGUAGES.map((language) => words[language](`imports.column-${column}`))].flatMap(
      (names) => names.split(",").map((name) => [plain(name), column] as const),
    ),
  ),
);

/** "Name" beside "Firm" is that of the owner. */
const JUST_NAME = new Set(["name", "नाम"]);

export function readHeadings(cells: string[], answers: Answers): Heading[] {
  const taken = new Set<Column>();
  const take = (column: Column | undefined) => {
    if (!column || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  };
  const headings = cells.map((heading): Heading => {
    const answer = answers.get(answerKey("heading", heading));
    if (REASONS.includes(heading) || (answer && NOT_READ.test(answer)))
      return { heading, column: undefined, isSure: true };
    const column = take((answer && columnNamed(answer)) || ownColumn(heading));
    return { heading, column, isSure: column !== undefined };
  });
  const suggest = (isWanted: (name: string) => boolean) => {
    for (const heading of headings) {
      const name = plain(heading.heading);
      if (heading.isSure || heading.column || !isWanted(name)) continue;
      heading.column = take(BY_NAME.get(name)) ?? (JUST_NAME.has(name) ? take("ownerName") : undefined);
    }
  };
  suggest((name) => !JUST_NAME.has(name));
  suggest((name) => JUST_NAME.has(name));
  return headings;
}

/** How many of the cells are headings that are known or were answered: more than of any row of a title or of values. */
export function countKnown(cells: string[], answers: Answers): number {
  return cells.filter((cell) => columnNamed(cell) ?? answers.has(answerKey("heading", cell))).length;
}

function columnNamed(text: string): Column | undefined {
  return ownColumn(text) ?? BY_NAME.get(plain(text));
}

function ownColumn(heading: string): Column | undefined {
  return OWN.get(heading.replace(/[\s_-]/g, "").toLowerCase());
}

/** "Mob. No.", "Name of the Shop*" and "फ़ोन (मोबाइल)". */
function plain(heading: string): string {
  const outside = fold(heading.replace(/\([^)]*\)/g, " ")) || fold(heading);
  return outside
    .replace(/\b(?:the|your|s)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
