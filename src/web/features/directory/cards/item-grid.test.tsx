// Cards of one look are drawn once: each list shows its own texts in them, the same as the browser draws, and early pictures are still told of in the head.
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardData } from "./card-data.ts";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("SSR", true);
  vi.stubEnv("PROD", true);
});
afterEach(() => vi.unstubAllEnvs());

const card = (n: number, more: Partial<CardData> = {}): CardData => ({
  id: `card-${n}`,
  to: `/indore/sweets-${n}?a=1&b=2`,
  name: `Sharma & Sons <${n}>`,
  text: `Since ${n}, "the best"`,
  image: null,
  icon: "store",
  km: null,
  ...more,
});
const LOOKS: Array<Partial<CardData>> = [
  {},
  { what: "Sweets", place: "Indore", km: 3 },
  { name: "शर्मा मिष्ठान", text: "इंदौर की मिठाई", icon: "book", place: "Ujjain" },
  { price: null, by: "मिश्रा जी" },
  { price: "₹220", by: "Mishra", reviews: { n: 2, rating: null } },
  { image: "pic", reviews: { n: 12, rating: 4.5 }, text: "" },
];
const list = (from: number) => LOOKS.map((look, n) => card(from + n, look));

/** How lists are drawn by a program that was started with these settings. */
async function openProgram(early = 0) {
  const { MemoryRouter } = await import("react-router");
  const { ItemGrid } = await import("./item-grid.tsx");
  const { keepParts } = await import("#web/platform/loading/kept-texts.ts");
  const { loadGroup } = await import("#web/platform/language/catalogue.ts");
  for (const language of ["en", "hi"] as const) await loadGroup("public", language);
  return (cards: CardData[], path = "/indore") => {
    const html = renderToString(
      <MemoryRouter initialEntries={[path]}>
        <ItemGrid cards={cards} early={early} footOf={() => null} />
      </MemoryRouter>,
    );
    return import.meta.env.SSR ? keepParts(html) : html;
  };
}

test("every look comes out as the browser draws it, on the first page and on later ones, in both languages", async () => {
  const served = await openProgram();
  const pages = ["/indore", "/hi/indore"].flatMap((path) => [10, 20].map((from) => ({ path, from })));
  const sent = pages.map(({ path, from }) => served(list(from), path));
  vi.resetModules();
  vi.stubEnv("SSR", false);
  const browser = await openProgram();
  expect(sent).toEqual(pages.map(({ path, from }) => browser(list(from), path)));
  expect(sent[1]).toContain('<a href="/indore/sweets-20?a=1&amp;b=2"');
  expect(sent[1]).not.toContain("sweets-10");
});

test("a picture that is seen at once is told of in the head, whatever was drawn before", async () => {
  const page = await openProgram(1);
  const [pictured] = list(10).slice(-1);
  page([card(1)]);
  expect(page([pictured!])).toMatch(/<link rel="preload" as="image"/);
  expect(page([card(2), pictured!])).not.toContain("<link");
});
