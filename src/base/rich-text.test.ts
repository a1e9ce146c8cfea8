import fc from "fast-check";
import { expect, test } from "vitest";
import { type RichText, readMarks, writeMarks } from "./rich-text.ts";

test("marks of headings, lists, bold and italic words and links become structure", () => {
  expect(
    readMarks(
      "## दर्शन का समय\n\nहम **रोज़** सुबह *छह* बजे खुलते हैं।\nदूसरी पंक्ति\n\n- पहला\n- [पंचांग](/spirituality)\n\n1. [वेबसाइट](https://example.org/a)",
    ),
  ).toEqual([
    { kind: "heading", runs: [{ text: "दर्शन का समय" }] },
    {
      kind: "paragraph",
      runs: [
        { text: "हम " },
        { text: "रोज़", bold: true },
        { text: " सुबह " },
        { text: "छह", italic: true },
        { text: " बजे खुलते हैं।\nदूसरी पंक्ति" },
      ],
    },
    { kind: "list", ordered: false, items: [[{ text: "पहला" }], [{ text: "पंचांग", href: "/spirituality" }]] },
    { kind: "list", ordered: true, items: [[{ text: "वेबसाइट", href: "https://example.org/a" }]] },
  ] satisfies RichText);
});

test.each(["[tap](javascript:alert)", "[tap](//evil.example)", "[tap](/\\evil.example)", "[tap](data:text/html,x)"])(
  "a link that leads nowhere safe is words alone: %s",
  (marks) => {
    expect(readMarks(marks)).toEqual([{ kind: "paragraph", runs: [{ text: "tap" }] }]);
  },
);

test.each(["<b>Bold</b> & 5 < 6", "`code` and ~~~", "a\n===", "**", "a_b_c", "[x] (y)", "#tag", "-5 degrees"])(
  "what is no mark stays as it was typed: %s",
  (typed) => {
    expect(readMarks(typed)).toEqual([{ kind: "paragraph", runs: [{ text: typed }] }]);
  },
);

test("bold words may hold italic ones and a link", () => {
  expect(readMarks("**a *b* [c](/d)**")).toEqual([
    {
      kind: "paragraph",
      runs: [
        { text: "a ", bold: true },
        { text: "b", bold: true, italic: true },
        { text: " ", bold: true },
        { text: "c", bold: true, href: "/d" },
      ],
    },
  ]);
});

const runs = fc
  .array(fc.constantFrom("Ram", "सीता", "50%", "a_b", "*", "1. x", "# y", "[z]", "- w", "<i>"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => [{ text: words.join(" ") }]);
const blocks = fc.oneof(
  runs.map((runs) => ({ kind: "paragraph" as const, runs })),
  runs.map((runs) => ({ kind: "heading" as const, runs })),
);

test("whatever was typed as words comes back from its marks", () => {
  fc.assert(
    fc.property(fc.array(blocks, { maxLength: 4 }), (text) => {
      expect(readMarks(writeMarks(text))).toEqual(text);
    }),
  );
});

test("no typed text throws or leads to an unsafe address, and rows of openings are read at once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const hrefs = readMarks(typed)
        .flatMap((block) => ("runs" in block ? block.runs : block.items.flat()))
        .map((run) => run.href);
      for (const href of hrefs) expect(href ?? "/").toMatch(/^(https?:\/\/|\/)/);
    }),
  );
  for (const mark of ["*a", "[", "- ", "**a ", "[a](", "*", "\\", "**a *b [c](", "1. "]) readMarks(mark.repeat(2000));
});
