import { Check } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./create-icon.tsx";

const Tick = createIcon({ name: "check", size: 24, node: [["path", { d: "M20 6 9 17l-5-5", key: "1gmf2c" }]] });
const draw = (icon: React.ReactNode) => renderToStaticMarkup(icon);

test("an icon has the library's name, box and lines, and the classes of whoever shows it", () => {
  const lines = (markup: string) => /<path d="([^"]+)"/.exec(markup)?.[1];
  const own = draw(<Tick className="size-5" />);
  expect(own).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" class="lucide lucide-check size-5" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  );
  const theirs = draw(<Check className="size-5" />);
  expect([lines(own), own.includes('class="lucide lucide-check size-5"')]).toEqual([
    lines(theirs),
    theirs.includes('class="lucide lucide-check size-5"'),
  ]);
});

test("an icon without a name is not read aloud, one with a name is", () => {
  expect(draw(<Tick />)).toContain('aria-hidden="true"');
  const named = draw(<Tick role="img" aria-label="Verified" />);
  expect(named).toContain('aria-label="Verified"');
  expect(named).not.toContain("aria-hidden");
});
