import { expect, test } from "vitest";
import { cleanText } from "./cleaning.ts";

test("markup, script schemes and handlers are taken out and the text is trimmed", () => {
  expect(cleanText("  <b>Hello</b> ")).toBe("bHello/b");
  expect(cleanText("javascript:alert(1)")).toBe("alert(1)");
  expect(cleanText('img onerror="x"')).toBe('img "x"');
  expect(cleanText("vbscript:x data:text")).toBe("x text");
});

test("honest text with an equals sign or the letters 'on' stays as it was typed", () => {
  for (const text of ["Donation=500", "Price once = 500", "रवि शर्मा", "Ravi O'Brien", "metadata: yes"])
    expect(cleanText(text)).toBe(text);
});
