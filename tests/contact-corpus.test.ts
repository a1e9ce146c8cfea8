// What the mask of contacts finds and what it leaves alone.
import { expect, test } from "vitest";
import { maskContacts } from "#base/contact-mask.ts";
import { corpus, HALVES, type Half, isCovered } from "./contact-corpus.ts";

const WORST = 0.99;

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
