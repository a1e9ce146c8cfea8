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

/** A page with a row of links of which one leads to the login and back, and names the place. */
async function openHeader(names: string[] = ["login", "place"]) {
  const { KeptPart, usePageWord } = await import("./kept-part.tsx");
  const { keepParts } = await import("./kept-texts.ts");
  const Row = ({ login, place }: { login: string; place: string }) => {
    drawn += 1;
    const shown = usePageWord("place", place);
    return (
      <p title={`In ${shown}`}>
        <a href={usePageWord("login", login)}>Login</a> {shown}
        <KeptPart as="span" sameFor="within">
          <Links names={["jobs"]} />
        </KeptPart>
      </p>
    );
  };
  return (login: string, place: string) => {
    const words = Object.fromEntries(Object.entries({ login, place }).filter(([name]) => names.includes(name)));
    return keepParts(
      renderToString(
        <main>
          <KeptPart as="header" sameFor="en" words={words}>
            <Row login={login} place={place} />
          </KeptPart>
        </main>,
      ),
    );
  };
}

test("the second page is not drawn again and names its own place and its own way to the login", async () => {
  const page = await openHeader();
  drawn = 0;
  const first = page("/login?from=/indore", "Indore");
  const second = page('/login?from="/x"&a', "Leh & <Ladakh>");
  expect(drawn).toBe(2);
  expect(first).toContain('<p title="In Indore"><a href="/login?from=/indore">Login</a> <!-- -->Indore');
  expect(second).toContain(
    '<p title="In Leh &amp; &lt;Ladakh&gt;"><a href="/login?from=&quot;/x&quot;&amp;a">Login</a> <!-- -->Leh &amp; &lt;Ladakh&gt;',
  );
  expect(second).not.toMatch(/indore/i);
  expect(page("/login?from=/indore", "Indore")).toBe(first);
});

test("a part with words and a part within is drawn the same by the browser", async () => {
  const served = await openHeader();
  const first = served("/login", "Indore");
  const later = served("/login?from=/pune", "Pune");
  vi.resetModules();
  vi.stubEnv("SSR", false);
  const drawnThere = await openHeader();
  expect(drawnThere("/login", "Indore")).toBe(first);
  expect(drawnThere("/login?from=/pune", "Pune")).toBe(later);
});

test("a part that is not told a word that differs from page to page cannot be drawn", async () => {
  const page = await openHeader(["login"]);
  expect(() => page("/login", "Indore")).toThrow('without the word "place"');
});
