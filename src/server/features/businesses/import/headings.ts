/** Which column each heading of a list means, as it stands, as people write it, or as an answer says; a heading is never left out without a word. */
import { fold } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundKey } from "#base/fold-sound.ts";
import type { ListColumn } from "#contract/import-kinds.ts";
import { LANGUAGES } from "#messages/words.ts";
import { words } from "#server/platform/words.ts";
import { HEADING_NAMES } from "./heading-names.ts";
import type { ListKind } from "./list-kind.ts";
import { type Answers, answerKey } from "./values.ts";

export interface Heading {
  heading: string;
  /** Undefined: the column is not read. */
  column: ListColumn | undefined;
  /** Ours, answered, the column of reasons; else suggested, to be confirmed. */
  isSure: boolean;
}

/** The column of reasons in a sheet of rows that were not taken: it is not read. */
const REASONS = LANGUAGES.map((language) => words[language]("imports.sheet-reasons"));
export const NOT_READ_ANSWER = "-";
/** Answers that a column is not to be read. */
const NOT_READ = /^(?:-|–|no|none|skip|ignore|x|नहीं|0)$/i;

/** "Name" beside "Firm" is that of the owner. */
const JUST_NAME = new Set(["name", "नाम"]);

export interface HeadingReader {
  read(cells: string[]): Heading[];
  /** How many of the cells are headings that are known or were answered: more than of any row of a title or of values. */
  countKnown(cells: string[]): number;
}

export function headingReader({ columns, otherName }: ListKind, answers: Answers): HeadingReader {
  const own = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const byName = new Map(columns.flatMap((column) => namesOf(column).map((name) => [name, column] as const)));
  const ownColumn = (heading: string) => own.get(heading.replace(/[\s_-]/g, "").toLowerCase());
  const columnNamed = (text: string) => ownColumn(text) ?? byName.get(plain(text));

  const read = (cells: string[]) => {
    const taken = new Set<ListColumn>();
    const take = (column: ListColumn | undefined) => {
      if (!column || taken.has(column)) return undefined;
      taken.add(column);
      return column;
    };
    const headings = cells.map((heading): Heading => {
      const answer = answers.get(answerKey("heading", heading));
      if (REASONS.includes(heading) || (answer && NOT_READ.test(answer)))
        return { heading, column: undefined, isSure: true };
      const named = (answer && columnNamed(answer)) || ownColumn(heading);
      const column = take(named);
      return { heading, column, isSure: answer ? named !== undefined : column !== undefined };
    });
    const suggest = (isWanted: (name: string) => boolean) => {
      for (const heading of headings) {
        const name = plain(heading.heading);
        if (heading.isSure || heading.column || !isWanted(name)) continue;
        heading.column = take(byName.get(name)) ?? (JUST_NAME.has(name) ? take(otherName) : undefined);
      }
    };
    suggest((name) => !JUST_NAME.has(name));
    suggest((name) => JUST_NAME.has(name));
    for (const heading of headings)
      if (!heading.isSure && !heading.column) heading.column = take(columnLike(byName, plain(heading.heading)));
    return headings;
  };
  return {
    read,
    countKnown: (cells) => cells.filter((cell) => columnNamed(cell) ?? answers.has(answerKey("heading", cell))).length,
  };
}

/** Shorter words are like too many others: "Date" and "Rate". */
const SHORTEST_MISSPELT = 5;
const FARTHEST = 1;
const SHORTEST_ABBREVIATION = 3;

/** What a heading nearly says: "Addres", "Busness Type", "Town/Vill.". A suggestion, which somebody confirms. */
function columnLike(byName: ReadonlyMap<string, ListColumn>, name: string): ListColumn | undefined {
  if (name.length < SHORTEST_MISSPELT) return undefined;
  const sound = soundOf(name);
  let best: { column?: ListColumn; distance: number } = { distance: FARTHEST };
  for (const [known, column] of byName) {
    if (isShortFor(name, known)) return column;
    if (known.length < SHORTEST_MISSPELT) continue;
    const distance = soundDistance(sound, soundOf(known), FARTHEST);
    if (distance < best.distance || (distance === best.distance && !best.column)) best = { column, distance };
  }
  return best.column;
}

const soundOf = (name: string) => name.split(" ").map(soundKey).join(" ");

/** Whether each of its words begins the other's: "town vill" and "town village". */
function isShortFor(name: string, known: string): boolean {
  const [short, whole] = [name.split(" "), known.split(" ")];
  return (
    short.length === whole.length &&
    short.every((word, at) => word.length >= SHORTEST_ABBREVIATION && whole[at]!.startsWith(word))
  );
}

function namesOf(column: ListColumn): string[] {
  const names = [...HEADING_NAMES[column], ...LANGUAGES.map((language) => words[language](`imports.column-${column}`))];
  return names.flatMap((some) => some.split(",").map(plain));
}

/** "Mob. No.", "Name of the Shop*" and "फ़ोन (मोबाइल)". */
function plain(heading: string): string {
  const outside = fold(heading.replace(/\([^)]*\)/g, " ")) || fold(heading);
  return outside
    .replace(/\b(?:the|your|s)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
