import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";

const folder = import.meta.dirname;
const areas = readdirSync(join(folder, "en")).map((file) => file.replace(".json", ""));
const read = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), "utf8"));
const holes = (message: string) =>
  [
    ...new Set([compileMessage(message)].flat().flatMap((piece) => (Array.isArray(piece) ? [String(piece[0])] : []))),
  ].sort();

test("every message has an English and a Hindi text with the same parameters", () => {
  expect(readdirSync(join(folder, "hi"))).toEqual(readdirSync(join(folder, "en")));
  for (const area of areas) {
    const [en, hi] = [read("en", area), read("hi", area)];
    expect(Object.keys(hi).sort(), area).toEqual(Object.keys(en).sort());
    for (const id of Object.keys(en)) expect(holes(hi[id]!), id).toEqual(holes(en[id]!));
  }
});

test("what goes out by SMS, mail or WhatsApp has room for the portal's own values alone; what a person typed stands in alerts only, which clean it", () => {
  const own = ["amount", "brand", "code", "date", "host", "link", "minutes", "n", "receipt", "until"];
  const alert =
    /^outgoing\.(part|lead(s|-call|-whatsapp)?|follow-ups?|(business|edit)-(approved|rejected)|claim-(granted|refused)|consent-\w+|festival|seva-request|want-\w+|applications|shortlisted)(\.|$)/;
  const outgoing = Object.entries(read("en", "outgoing"));
  expect([...new Set(outgoing.flatMap(([id, text]) => (alert.test(id) ? [] : holes(text))))].sort()).toEqual(own);
});

test("no id stands in two areas", () => {
  const ids = areas.flatMap((area) => Object.keys(read("en", area)));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("Hindi texts are written in Devanagari", () => {
  const same = new Set(["VipraSetu", "View in English", "English"]);
  for (const area of areas)
    for (const [id, text] of Object.entries(read("hi", area)))
      if (/[a-z]{3}/i.test(text.replace(/\{\w+(, number)?\}/g, "")) && !same.has(text))
        expect(text, id).toMatch(/[\u0900-\u097f]/);
});

/** What a thing is called in Hindi, and what it must not be called besides. */
const hindiWords: Record<string, string[]> = JSON.parse(readFileSync(join(folder, "hi-words.json"), "utf8"));

test.each(Object.entries(hindiWords))("what is called %s in Hindi has no other name", (_, others) => {
  // The star Chitra is no picture.
  const texts = areas.flatMap((area) => Object.entries(read("hi", area)).filter(([, text]) => text !== "चित्रा"));
  expect(texts.filter(([, text]) => others.some((other) => text.includes(other)))).toEqual([]);
});

/** Those that only end like an imperative. */
const NO_IMPERATIVES = ["लिए", "इसलिए", "चाहिए", "दिए", "किए"];

test("Hindi asks for everything in the same way: करें, never कीजिए", () => {
  const texts = areas.flatMap((area) => Object.entries(read("hi", area)));
  const asking = (text: string) =>
    text.match(/[\u0900-\u0963\u0966-\u097f]+[िइ](?:ए|ये)(?:गा)?(?![\u0900-\u0963])/g) ?? [];
  expect(texts.filter(([, text]) => asking(text).some((word) => !NO_IMPERATIVES.includes(word)))).toEqual([]);
});

test("the terms and the privacy notice call things as the screens do: who looks for what they read of finds it", () => {
  // As the button is called, results.near.
  const others = [...Object.values(hindiWords).flat(), "मेरे पास"];
  for (const name of ["terms-hi", "privacy-hi"]) {
    const lines = readFileSync(join(folder, `../../db/reference/texts/${name}.md`), "utf8").split("\n");
    expect(
      lines.filter((line) => others.some((other) => line.includes(other))),
      name,
    ).toEqual([]);
  }
});

test.each(["Check it.", "looked at", "is told", "not told", "plan is running", "good for", "stands for the whole"])(
  "no English text says '%s'",
  (stiff) => {
    const texts = areas.flatMap((area) => Object.entries(read("en", area)));
    expect(texts.filter(([, text]) => text.includes(stiff))).toEqual([]);
  },
);

test("numbers are grouped as in India, in both languages", () => {
  const measure = { contacts: 20, views: 100_000 };
  for (const language of ["en", "hi"] as const)
    expect(words[language]("plans.gives.detail", measure)).toContain("1,00,000");
});

test("of one lead Hindi speaks in the singular, of several in the plural", () => {
  for (const id of ["notice.leads.waiting", "notice.leads.released"] as const) {
    expect(words.hi(id, { n: 1 }), id).toMatch(/ है।/);
    expect(words.hi(id, { n: 1 }), id).not.toMatch(/हैं।/);
    expect(words.hi(id, { n: 2 }), id).toMatch(/ हैं।/);
  }
});
