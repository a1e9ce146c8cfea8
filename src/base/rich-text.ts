/**
 * Text with headings, lists, bold words and links: written with a few marks, which people know from WhatsApp and Markdown, stored as structure, never as HTML.
 * Read by code of our own, because a whole reader of Markdown takes a minute for 20,000 hostile characters.
 */
import { safeWebAddress } from "./web-address.ts";

/** A run of words of one look. */
export interface TextRun {
  text: string;
  bold?: true;
  italic?: true;
  /** An http(s) address, or a path of this portal that begins with '/'. */
  href?: string;
}

export type RichBlock =
  | { kind: "heading"; runs: TextRun[] }
  | { kind: "paragraph"; runs: TextRun[] }
  | { kind: "list"; ordered: boolean; items: TextRun[][] };

export type RichText = RichBlock[];

type Look = Omit<TextRun, "text">;

const HEADING = /^#{1,6}[ \t]+/;
const BULLET = /^[-*•][ \t]+/;
const NUMBER = /^\d{1,3}[.)][ \t]+/;
/** What a backslash takes its meaning from, within a line. */
const SIGN = /[\\*[\]]/g;
/** Bounded in every part, so that no row of openings is looked through twice. */
const MARKED =
  /\\([\\*[\]#.)•-])|\*\*((?:\\.|[^*\\\n]|\*(?!\*)){1,400})\*\*|\*((?:\\.|[^*\\\n]){1,400})\*|\[((?:\\.|[^[\]\\\n]){1,200})\]\(([^()\s]{1,500})\)/g;

/**
 * What a text with marks says: `# ` before a heading, `- ` or `1. ` before a line of a list, `**bold**`, `*italic*`, `[words](https://...)`, an empty line
 * between paragraphs; a backslash takes a sign its meaning. Everything else stays as it was typed; a link that leads nowhere safe is words alone.
 */
export function readMarks(text: string): RichText {
  const blocks: RichText = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", runs: runsOf(paragraph.join("\n"), {}) });
    paragraph = [];
  };
  for (const typed of text.split(/\r\n?|\n/)) {
    const line = typed.trim();
    const [mark] = HEADING.exec(line) ?? BULLET.exec(line) ?? NUMBER.exec(line) ?? [];
    const runs = runsOf(line.slice(mark?.length ?? 0).trim(), {});
    if (mark === undefined || runs.length === 0) {
      if (line === "") endParagraph();
      else paragraph.push(line);
      continue;
    }
    endParagraph();
    if (mark.startsWith("#")) blocks.push({ kind: "heading", runs });
    else addItem(blocks, NUMBER.test(mark), runs);
  }
  endParagraph();
  return blocks;
}

/** The text with marks that `readMarks` reads as this again. */
export function writeMarks(text: RichText): string {
  return text
    .map((block) => {
      if (block.kind === "heading") return `# ${marksOf(block.runs)}`;
      if (block.kind === "paragraph") return marksOf(block.runs).split("\n").map(withoutMeaning).join("\n");
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "-"} ${marksOf(item)}`).join("\n");
    })
    .join("\n\n");
}

/** The words alone, a block or item a line: for searches, previews and feeds. */
export function plainWords(text: RichText): string {
  return text
    .flatMap((block) => (block.kind === "list" ? block.items : [block.runs]))
    .map((runs) => runs.map((run) => run.text).join(""))
    .join("\n");
}

/** To the list that ends the text so far, if it is of that kind. */
function addItem(blocks: RichText, ordered: boolean, runs: TextRun[]): void {
  const last = blocks.at(-1);
  if (last?.kind === "list" && last.ordered === ordered) last.items.push(runs);
  else blocks.push({ kind: "list", ordered, items: [runs] });
}

/** Bold may hold italic words and links, each at most once within the other. */
function runsOf(text: string, look: Look): TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, sign, bold, italic, words, href] = match;
    add(runs, { text: text.slice(from, match.index), ...look });
    from = match.index + whole.length;
    if (sign !== undefined) add(runs, { text: sign, ...look });
    else if (bold !== undefined) addAll(runs, within(bold, look, { bold: true }));
    else if (italic !== undefined) addAll(runs, within(italic, look, { italic: true }));
    else addAll(runs, within(words!, look, linkTo(href!)));
  }
  add(runs, { text: text.slice(from), ...look });
  return runs;
}

/** A look that the words have already is not looked for again: that bounds the depth. */
function within(text: string, look: Look, more: Look): TextRun[] {
  const isNew = Object.keys(more).some((key) => !(key in look));
  return isNew ? runsOf(text, { ...look, ...more }) : [{ text: plain(text), ...look }];
}

function plain(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}

/** Neighbours of one look are one run. */
function add(runs: TextRun[], run: TextRun): void {
  if (run.text === "") return;
  const last = runs.at(-1);
  if (last && last.bold === run.bold && last.italic === run.italic && last.href === run.href) last.text += run.text;
  else runs.push(run);
}

function addAll(runs: TextRun[], more: TextRun[]): void {
  for (const run of more) add(runs, run);
}

function linkTo(href: string): Look {
  const safe = /^\/(?![/\\])[^\s\\]*$/u.test(href) ? href : safeWebAddress(href);
  return safe === undefined ? {} : { href: safe };
}

function marksOf(runs: TextRun[]): string {
  return runs
    .map((run) => {
      let text = run.text.replace(SIGN, "\\$&");
      if (run.italic) text = `*${text}*`;
      if (run.bold) text = `**${text}**`;
      return run.href === undefined ? text : `[${text}](${run.href})`;
    })
    .join("");
}

/** A line that begins like a heading or an item, though it is none. */
function withoutMeaning(line: string): string {
  if (HEADING.test(line) || BULLET.test(line)) return `\\${line}`;
  return NUMBER.test(line) ? line.replace(/[.)]/, "\\$&") : line;
}
