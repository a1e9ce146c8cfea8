// What the mask of contacts finds and what it leaves alone, in texts as owners write them. Half of them are by somebody who had not seen the mask ('judged').
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maskContacts } from "#base/contact-mask.ts";
import { digitsOfWord } from "#base/number-words.ts";

interface Contact {
  text: string;
  /** The contact as it stands in the text. */
  secret: string;
}
type Half = "own" | "judged";

const corpus: Record<Half, { contacts: Contact[]; innocent: string[] }> = JSON.parse(
  readFileSync(new URL("./contact-corpus.json", import.meta.url), "utf8"),
);
const HALVES: Half[] = ["own", "judged"];
const WORST = 0.99;

/** As many pieces in a row let somebody find the rest. */
const TELLING = 4;
const PIECE = /\p{N}|\p{L}[\p{L}\p{M}]*/gu;
/** Words that are in many contacts and lead to nobody. */
const COMMON = new Set(
  "gmail yahoo hotmail outlook rediffmail paytm okaxis oksbi okicici okhdfcbank dot com http https hxxp hxxps www instagram facebook youtube slash underscore rate point जीमेल याहू डॉट कॉम एट ask ravi second half begin with then baad uske aage plus dash space phir".split(
    " ",
  ),
);

/**
 * Whether a reader of the masked text is no nearer to the contact: of the pieces that it consists of (single digits, words) no four stand
 * in a row any more, and no word of four letters or more that only the contact has, other than numbers and common words, is left.
 */
function isCovered({ text, secret }: Contact): boolean {
  const masked = piecesOf(maskContacts(text));
  const pieces = piecesOf(secret);
  const rest = new Set(piecesOf(text.replace(secret, " ")));
  const telling = pieces.filter((piece) => [...piece].length >= TELLING && !rest.has(piece) && !isCommon(piece));
  return (
    !hasRun(masked, pieces) && !telling.some((piece) => masked.includes(piece)) && !maskContacts(text).includes(secret)
  );
}

const piecesOf = (text: string): string[] => text.normalize("NFKC").toLowerCase().match(PIECE) ?? [];
const isCommon = (piece: string) => COMMON.has(piece) || digitsOfWord(piece)?.length === 1;

function hasRun(masked: string[], pieces: string[]): boolean {
  const joined = ` ${masked.join(" ")} `;
  return pieces.some(
    (_, at) => at + TELLING <= pieces.length && joined.includes(` ${pieces.slice(at, at + TELLING).join(" ")} `),
  );
}

test("the corpus has at least 300 texts each way, about half of them by somebody who had not seen the mask", () => {
  for (const side of ["contacts", "innocent"] as const) {
    const [own, judged] = HALVES.map((half) => corpus[half][side].length);
    expect(own! + judged!).toBeGreaterThanOrEqual(300);
    expect(judged! / (own! + judged!)).toBeGreaterThan(0.45);
  }
  for (const half of HALVES) for (const { text, secret } of corpus[half].contacts) expect(text).toContain(secret);
});

test("99 of 100 contacts in disguise are covered", () => {
  const missed = HALVES.map((half) => report(half, "contacts", corpus[half].contacts, isCovered));
  expect(
    missed.flat().length,
    missed
      .flat()
      .map(({ text }) => text)
      .join("\n"),
  ).toBeLessThanOrEqual((1 - WORST) * total("contacts"));
});

test("99 of 100 texts without a contact stay as they are", () => {
  const changed = HALVES.map((half) =>
    report(half, "innocent", corpus[half].innocent, (text) => maskContacts(text) === text),
  );
  expect(changed.flat().length, changed.flat().map(maskContacts).join("\n")).toBeLessThanOrEqual(
    (1 - WORST) * total("innocent"),
  );
});

/** Prints how many of a half are right; the others. */
function report<Text>(half: Half, side: string, texts: Text[], isRight: (text: Text) => boolean): Text[] {
  const wrong = texts.filter((text) => !isRight(text));
  console.info(`mask of contacts, ${half} half, ${side}: ${texts.length - wrong.length} of ${texts.length} right`);
  return wrong;
}

function total(side: "contacts" | "innocent"): number {
  return HALVES.reduce((sum, half) => sum + corpus[half][side].length, 0);
}
