import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import createIcon from "./create-icon.tsx";

afterEach(() => vi.unstubAllEnvs());

const LINES = { d: "M20 6 9 17l-5-5", key: "1gmf2c" };
/** As it is drawn on the server, or as the browser draws it. */
const tick = (isServed: boolean) => {
  vi.stubEnv("SSR", isServed);
  return createIcon({ name: "check", size: 24, node: [["path", LINES]] });
};
/** An element without children is written in two ways. */
const draw = (icon: ReactNode) => renderToStaticMarkup(icon).replaceAll("></path>", "/>");
const attributesOf = (markup: string) =>
  Object.fromEntries([...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

test("an icon is drawn alike on the server and in the browser, with what the library's has and the style sheet does not say", () => {
  const [Served, InBrowser] = [tick(true), tick(false)];
  const served = draw(<Served className="size-5" />);
  expect(draw(<InBrowser className="size-5" />)).toBe(served);
  const theirs = attributesOf(draw(<Check className="size-5" />));
  expect(theirs).toMatchObject(attributesOf(served));
  expect(Object.keys(theirs).filter((name) => !(name in attributesOf(served)))).toEqual([
    "xmlns",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
  ]);
});

test("an icon without a name is not read aloud, one with a name is", () => {
  const Tick = tick(true);
  expect(draw(<Tick />)).toContain('aria-hidden="true"');
  const named = draw(<Tick role="img" aria-label="Verified" />);
  expect(named).toContain('aria-label="Verified"');
  expect(named).not.toContain("aria-hidden");
});
