import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const OURS = [
  "/home",
  "/hi/home",
  "/userAdmin/notifications",
  "/userAdmin/businesses/listings/viewLeads/AZq1x_-0123456789abcdA",
  "/userAdmin/businesses/editBusiness/part1/AZq1x_-0123456789abcdA",
  "/terms&conditions",
  "/searchResults?searchQuery=halwai%20indore",
  "/searchResults?searchQuery=%E0%A4%B9%E0%A4%B2%E0%A4%B5%E0%A4%BE%E0%A4%88",
  "/jaipur/sharma-sweets-AZq1x_-0123456789abcdA",
  "/all-over-india",
  "/userAdmin/subscription#plans",
];

const FOREIGN = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/%09//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "http:\\\\evil.example",
  "//evil.example@home",
  "/@evil.example",
  "@evil.example",
  "evil.example",
  "home",
  "",
  "javascript:alert(1)",
  "/javascript:alert(1)",
  "data:text/html,x",
  "/.//evil.example",
  "/..//evil.example",
  "/home/..//evil.example",
  "/home/../../evil",
  "/%2f%2fevil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "/home%2f..%2f..",
  "/%2e%2e//evil.example",
  "/home\u0000",
  "/home%00",
  "/home%0d%0aset-cookie:x",
  "/home\r\nx: y",
  "/hom\u202ee",
  "/home%E2%80%AE",
  "/%zz",
  "/%c0%af",
  "/api/auth/user/logOut",
  "/assets/x.js",
  "/images/x.webp",
  "/dev/cast.json",
  "/hi/api/x",
  "/hi//evil.example",
  "//localhost:3000/home",
  "/jaipur/a/b/c",
  `/${"a".repeat(600)}`,
];

test("paths of our own screens are followed, in both languages and with their queries", () => {
  for (const path of OURS) expect(ownPath(path), path).toBe(path);
});

test("nothing else is followed: a tampered notification or login address cannot lead anywhere", () => {
  expect(FOREIGN.length).toBeGreaterThanOrEqual(40);
  for (const path of FOREIGN) expect(ownPath(path), JSON.stringify(path)).toBeUndefined();
});
