// The items of a list that many pages have are drawn once; each page shows its own words in them, and nobody else's.
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("SSR", true);
  vi.stubEnv("PROD", true);
});
afterEach(() => vi.unstubAllEnvs());

interface Door {
  name: string;
  href: string;
  count?: string;
}

let drawn = 0;

/** How a page with a list of doors is drawn by a program that was started with these settings. */
async function openProgram(of = "door") {
  const { KeptItems } = await import("./kept-items.tsx");
  const { keepParts } = await import("./kept-texts.ts");
  return (doors: Door[]) =>
    keepParts(
      renderToString(
        <main>
          <KeptItems
            as="ul"
            of={of}
            items={doors}
            sameFor={({ name, count }) => `${name} ${count !== undefined}`}
            wordsOf={({ href, count = "" }) => [href, count]}
            className="doors"
          >
            {({ name, count }, [href, found]) => {
              drawn += 1;
              return (
                <li key={name}>
                  <a href={href}>{name}</a>
                  {count !== undefined && <b title={found}>{found}</b>}
                </li>
              );
            }}
          </KeptItems>
        </main>,
      ),
    );
}

const INDORE = [
  { name: "Sweets & more", href: "/indore?a=1&b='2'", count: "9" },
  { name: "Law", href: "/indore?c=<3>" },
];
const PUNE = [
  { name: "Sweets & more", href: "/pune", count: '100"' },
  { name: "Law", href: "/pune?c=4" },
];

test("the second page is not drawn again, and has its own addresses and counts in it", async () => {
  const page = await openProgram();
  drawn = 0;
  page(INDORE);
  expect(drawn).toBe(2);
  expect(page(PUNE)).toBe(
    '<main><ul class="doors"><li><a href="/pune">Sweets &amp; more</a><b title="100&quot;">100&quot;</b></li><li><a href="/pune?c=4">Law</a></li></ul></main>',
  );
  expect(drawn).toBe(2);
});

test("first, kept and drawn by the browser, a page is the same, with all signs that mean something in a page", async () => {
  const page = await openProgram();
  const first = page(INDORE);
  expect(page(INDORE)).toBe(first);
  vi.resetModules();
  vi.stubEnv("SSR", false);
  expect((await openProgram())(INDORE)).toBe(first);
});

test("an item that was not met yet is drawn among those that were", async () => {
  const page = await openProgram();
  page(INDORE);
  const both = page([...PUNE, { name: "Gems", href: "/pune?gems" }]);
  expect(both.match(/<a [^>]*>[^<]*/g)).toEqual([
    '<a href="/pune">Sweets &amp; more',
    '<a href="/pune?c=4">Law',
    '<a href="/pune?gems">Gems',
  ]);
  expect(both).not.toContain("<!--");
});

test("half a character in a word spoils no page", async () => {
  const page = await openProgram();
  expect(page([{ name: "Law", href: "/\ud83d" }])).toContain(">Law</a>");
  expect(page([{ name: "Law", href: "/\ud83d" }])).toContain(">Law</a>");
});

test("another list does not take its items for its own", async () => {
  (await openProgram("door"))(INDORE);
  drawn = 0;
  (await openProgram("window"))(INDORE);
  expect(drawn).toBe(2);
});

test("a list without items is empty", async () => {
  expect((await openProgram())([])).toBe('<main><ul class="doors"></ul></main>');
});

test("a list within a part that is kept is kept with it", async () => {
  const { KeptItems } = await import("./kept-items.tsx");
  const { KeptPart } = await import("./kept-part.tsx");
  const { keepParts } = await import("./kept-texts.ts");
  const page = () =>
    keepParts(
      renderToString(
        <KeptPart as="div" sameFor="menu">
          <KeptItems as="ol" of="step" items={["a", "b"]} sameFor={() => ""} wordsOf={(name) => [name]}>
            {(name, [shown]) => <li key={name}>{shown}</li>}
          </KeptItems>
        </KeptPart>,
      ),
    );
  expect([page(), page()]).toEqual(Array(2).fill("<div><ol><li>a</li><li>b</li></ol></div>"));
});
