import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { inLanguage, paths } from "#contract/paths.ts";
import { LANGUAGES } from "#messages/words.ts";
import { MEMBER_LINKS } from "#web/frames/member-links.tsx";
import { SITE_LINKS } from "#web/frames/site-links.tsx";
import { NavLink } from "./link.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const drawn = (at: string, link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{link}</MemoryRouter>);
const isMarked = (at: string, to: string, end?: boolean) => {
  const html = drawn(
    at,
    <NavLink to={to} end={end} className={({ isActive }) => (isActive ? "chosen" : "other")}>
      there
    </NavLink>,
  );
  const isChosen = html.includes('class="chosen"');
  expect(html.includes('aria-current="page"')).toBe(isChosen);
  return isChosen;
};

test("every link of the menus is marked on its own screen, in both languages and as people spell the address", () => {
  const menu = [...MEMBER_LINKS, ...SITE_LINKS].map(({ path }) => path);
  for (const path of menu.flatMap((path) => LANGUAGES.map((language) => inLanguage(language, path)))) {
    for (const at of [path, `${path}/`, path.toUpperCase(), `${path}?cursor=1`])
      expect(isMarked(at, path), at).toBe(true);
    expect(isMarked("/nowhere", path)).toBe(false);
  }
});

test("a link is marked below its screen too, unless it says that it ends there; a longer word is another screen", () => {
  const below = `${paths.businesses()}/edit`;
  expect(isMarked(below, paths.businesses())).toBe(true);
  expect(isMarked(below, paths.businesses(), true)).toBe(false);
  expect(isMarked(`${paths.businesses()}2`, paths.businesses())).toBe(false);
});

test("a link is served as the browser draws it, with all that it says of itself", async () => {
  const draw = async (isServed: boolean) => {
    vi.resetModules();
    vi.stubEnv("SSR", isServed);
    const { Link } = await import("./link.tsx");
    const { MemoryRouter } = await import("react-router");
    return [
      "/jobs?searchQuery=a&b=%C3%A9#list",
      "/hi/userAdmin/businesses",
      "?cursor=2",
      "/",
      "//elsewhere.example",
    ].map((to) =>
      renderToStaticMarkup(
        <MemoryRouter initialEntries={["/indore?searchQuery=halwai"]}>
          <Link
            to={to}
            replace
            preventScrollReset
            state={{ a: 1 }}
            className="c"
            aria-label="there"
            target="_blank"
            rel="help"
            onClick={() => undefined}
          >
            there
          </Link>
        </MemoryRouter>,
      ),
    );
  };
  const attributes = (html: string) => [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([one]) => one).toSorted();
  expect((await draw(true)).map(attributes)).toEqual((await draw(false)).map(attributes));
});
