import { expect, test } from "vitest";
import { MASK, maskContacts, maskedStart } from "./contact-mask.ts";
import { slugify } from "./slug.ts";

const PHONES = [
  "9876543210",
  "98765 43210",
  "98765-43210",
  "98765,43210",
  "98765.....43210",
  "+91 98765 43210",
  "+91-9876-543-210",
  "0091 9876543210",
  "987 (654) 3210",
  "(0731) 255-1234",
  "9.8.7.6.5.4.3.2.1.0",
  "9 8 7 6 5 4 3 2 1 0",
  "98765\n43210",
  "9876\u200b543\u200b210",
  "९८७६५४३२१०",
  "९८७६५ ४३२१०",
  "०७३१-२५५१२३४",
  "৯৮৭৬৫৪৩২১০",
  "９８７６５４３２１０",
  "2551234",
];

test("a phone number is masked in every way of writing its digits, and no digit of it is left", () => {
  for (const phone of PHONES) {
    const masked = maskContacts(`Call ${phone} now`);
    expect(masked, phone).toBe(`Call ${MASK} now`);
  }
});

test("e-mail addresses, payment handles, social handles and links are masked", () => {
  for (const contact of ["ravi@gmail.com", "ravi @ gmail.com", "ravi(at)gmail.com", "ravi@okaxis", "@sharma_sweets"])
    expect(maskContacts(`:${contact}`), contact).not.toMatch(/ravi|gmail|okaxis|sharma/);
  for (const link of [
    "https://sharma.in/menu",
    "www.sharma.in",
    "sharma.co.in",
    "wa.me/919876543210",
    "sharma dot com",
    "SHARMA.COM",
    "शर्मा.भारत",
  ])
    expect(maskContacts(`see ${link} today`), link).toBe(`see ${MASK} today`);
});

test("prices, years, times, dates and PIN codes stay as people wrote them", () => {
  for (const text of [
    "Rs 1,50,000 only",
    "₹12,500 - 25,000 for a wedding",
    "Thali @ 120",
    "Serving Indore 1998-2024",
    "10:00 - 18:00 daily",
    "from 12/05/2024",
    "plates at 180, 220, 250",
    "Indore 452001",
    "Dr.Sharma sits here. Best in town.",
    "दाल बाफला ५० लोगों के लिए",
  ])
    expect(maskContacts(text)).toBe(text);
});

test("a snippet is masked before it is cut, so that the cut leaves no piece of a number, and no letter is cut in two", () => {
  const text = `${"मिठाई ".repeat(26)}9876543210`;
  expect(maskedStart(text, 160)).not.toMatch(/\d/);
  expect(maskedStart("कि".repeat(100), 161)).toBe(`${"कि".repeat(80)}…`);
  expect(maskedStart("😀".repeat(100), 161)).toBe(`${"😀".repeat(80)}…`);
  expect(maskedStart("short", 160)).toBe("short");
  expect(maskedStart("Fresh thali, every day", 15)).toBe("Fresh thali…");
  expect(maskedStart("Fresh thali, every day", 12)).toBe("Fresh thali…");
});

test("a hostile text of 50,000 characters costs no more than 50 ms", () => {
  for (const evil of ["1 ", "a.", "@", "a@", "(1", "dot ", "a-", "www.", "a (", "1,", "http://"]) {
    const started = performance.now();
    maskContacts(evil.repeat(50_000 / evil.length));
    expect(performance.now() - started, evil).toBeLessThan(50);
  }
});

test("the name in a link holds Latin letters alone and never a phone number", () => {
  expect(slugify("Sharma & Sons, M.G. Road")).toBe("sharma-and-sons-mg-road");
  expect(slugify("शर्मा मिठाई भंडार")).toBe("sharma-mithai-bhandar");
  expect(slugify("Sweets 98765 43210")).toBe("sweets");
  expect(slugify("தமிழ்")).toBe("");
  expect(slugify("word ".repeat(40)).length).toBeLessThanOrEqual(60);
});
