import { expect, test } from "vitest";
import { safeWebAddress, shownWebAddress } from "./web-address.ts";

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "data:text/html,<script>",
  "https://user:pass@sharma.in",
  "//sharma.in",
  "/login",
  "http://localhost",
  "https://.",
  "https://:pass@sharma.in",
  "https://192.168.0.1",
  "https://sharma.in/a\nb",
  "not an address",
])("%s never becomes a link", (typed) => {
  expect(safeWebAddress(typed)).toBeUndefined();
});

test("a web address becomes a link to itself", () => {
  expect(safeWebAddress(" https://sharma.in/मेनू ")).toBe("https://sharma.in/%E0%A4%AE%E0%A5%87%E0%A4%A8%E0%A5%82");
});

test("people read it without scheme, www and closing slash", () => {
  expect(shownWebAddress("https://www.sharmasweets.in/")).toBe("sharmasweets.in");
});
