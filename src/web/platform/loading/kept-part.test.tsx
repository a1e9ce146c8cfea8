// A part that all pages have is drawn once; what stands in later pages is the same, and never that of another language or menu.
import { useId } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("SSR", true);
  vi.stubEnv("PROD", true);
});
afterEach(() => vi.unstubAllEnvs());

let drawn = 0;
function Links({ names }: { names: string[] }) {
  drawn += 1;
  const id = useId();
  return (
    <>
      {names.map((name) => (
        <li key={name} id={id}>
          <a href={`/${name}`}>{`"${name}" & more`}</a>
        </li>
      ))}
    </>
  );
}

/** How a page with a menu is drawn by a program that was started with these settings. */
async function openProgram() {
  const { KeptPart } = await import("./kept-part.tsx");
  const { keepParts } = await import("./kept-texts.ts");
  return (names: string[], sameFor = names.join()) =>
    keepParts(
      renderToString(
        <main>
          <KeptPart as="ul" sameFor={sameFor} className="menu">
            <Links names={names} />
          </KeptPart>
        </main>,
      ),
    );
}

test("the second page has the menu of the first word for word, and nothing draws it again", async () => {
  const page = await openProgram();
  drawn = 0;
  const first = page(["jobs", "feed's [1]"]);
  expect(first).toMatch(
    /^<main><ul class="menu"><li id="[^"]+"><a href="\/jobs">&quot;jobs&quot; &amp; more<\/a><\/li>/,
  );
  expect(page(["jobs", "feed's [1]"])).toBe(first);
  expect(drawn).toBe(1);
});

test("a menu in another language is drawn for itself", async () => {
  const page = await openProgram();
  page(["jobs"]);
  expect(page(["नौकरी"])).toContain("नौकरी");
  expect(page(["jobs"])).not.toContain("नौकरी");
});

test("the browser draws the same as the server sent, ids too", async () => {
  const served = (await openProgram())(["jobs"]);
  vi.resetModules();
  vi.stubEnv("SSR", false);
  expect((await openProgram())(["jobs"])).toBe(served);
});

test("while the program is being written nothing is kept", async () => {
  vi.stubEnv("PROD", false);
  const page = await openProgram();
  page(["jobs"], "menu");
  expect(page(["feed"], "menu")).toContain("/feed");
});
