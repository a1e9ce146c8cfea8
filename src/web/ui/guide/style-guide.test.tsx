import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { StyleGuide } from "./style-guide.tsx";

describe.each(["en", "hi"] as const)("the whole kit rendered on a server, %s", (language) => {
  let html = "";
  beforeAll(() => {
    const router = createMemoryRouter([{ path: "*", element: <StyleGuide language={language} /> }]);
    html = renderToString(<RouterProvider router={router} />);
  });

  test("renders without a browser, down to the last picture", () => {
    expect(html.match(/viewBox="0 0 200 150"/g)?.length).toBeGreaterThan(8);
  });

  test("writes no style attribute, which a strict policy would drop", () => {
    expect(html).not.toMatch(/\sstyle="/);
  });

  test("closed dialogs hold nothing", () => {
    const dialogs = html.match(/<dialog[^>]*>.*?<\/dialog>/g) ?? [];
    expect(dialogs.length).toBe(5);
    for (const dialog of dialogs) expect(dialog).toMatch(/><\/dialog>$/);
  });

  test("an error is tied to its control and the summary links to it", () => {
    expect(html).toMatch(
      /<input[^>]*id="guide-phone"[^>]*aria-describedby="guide-phone-error"[^>]*aria-invalid="true"/,
    );
    expect(html).toContain('href="#guide-phone"');
    expect(html).toContain('id="guide-phone-error"');
  });

  test("an address that is no web address never becomes a link", () => {
    expect(html).not.toMatch(/href="javascript:/i);
  });
});
