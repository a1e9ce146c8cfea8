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
  "⁹⁸⁷⁶⁵⁴³²¹⁰",
  "₉₈₇₆₅ ₄₃₂₁₀",
  "⑨⑧⑦⑥⑤④③②①⓪",
  "❾❽❼❻❺❹❸❷❶⓿",
  "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎",
  "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣",
  "98765   ...   43210",
  "९८७६५ ........ ४३२१०",
  "98765 🙏🙏🙏🙏🙏🙏🙏🙏 43210",
  "+91 98765 ____________ 43210",
  "98765\u3164\u280043210",
  "9\u200c8\u200d7\u20606\u00ad5\ufeff4\u202e3\u034f2\u200b1\u200b\u200b\u200b\u200b\u200b\u200b\u200b0",
];

test("a phone number is masked in every way of writing its digits, and no digit of it is left", () => {
  for (const phone of PHONES) {
    const masked = maskContacts(`Call ${phone} now`);
    expect(masked, phone).toBe(`Call ${MASK} now`);
  }
});

test("e-mail addresses, payment handles, social handles and links are masked", () => {
  for (const contact of [
    "ravi@gmail.com",
    "ravi @ gmail.com",
    "ravi(at)gmail.com",
    "ravi {at} gmail [dot] com",
    "ravi at gmail dot com",
    "ravi＠gmail。com",
    "ravi@okaxis",
    "ravi﹫ybl",
    "@sharma_sweets",
    "98765 43210@ybl",
    "98765-43210 @ paytm",
    "98765 ravi@ybl 43210",
  ])
    expect(maskContacts(`:${contact}`), contact).not.toMatch(/ravi|gmail|okaxis|sharma|ybl|\d/);
  for (const link of [
    "https://sharma.in/menu",
    "www.sharma.in",
    "sharma.co.in",
    "wa.me/919876543210",
    "sharma dot com",
    "SHARMA.COM",
    "शर्मा.भारत",
    "sharma.xn--h2brj9c",
    "sharma.guru",
    "Sharma.Guru",
    "sharma.business/menu",
    "sharma.best",
    "linktr.ee/abc",
    "t.me/abc",
    "x.com/abc",
    "g.page/sharma",
    "rb.gy/a1",
    "is.gd/a1",
    "zoom.us/j/1",
    "my_shop.blogspot.com",
    "a.b.c.d.e.f.g.h.i.j.k.sharma.in",
    "sharma.in:8080/menu",
    "upi://pay?pa=sharma",
    "ｓｈａｒｍａ．ｉｎ",
    "𝐬𝐡𝐚𝐫𝐦𝐚.𝐜𝐨𝐦",
    "shar\u200bma\u00ad.in",
    "sharma。in",
    "sharma (dot) co (dot) in",
    "sharma [.] in",
    "sharmadotcom",
    "sharma .com",
    "sharma. com",
    "sharma .co.in",
  ])
    expect(maskContacts(`see ${link} today`), link).toBe(`see ${MASK} today`);
});

test("a link is masked whatever stands before it, and only as far as it goes", () => {
  for (const [text, masked] of [
    ["Website:-annapurnarasoi.in", `Website:-${MASK}`],
    ["...annapurnarasoi.in", `...${MASK}`],
    ["…annapurnarasoi.in", `…${MASK}`],
    ["(annapurnarasoi.in)", `(${MASK})`],
    ["annapurnarasoi.in-best sweets", `${MASK}-best sweets`],
    ["annapurnarasoi.in.We deliver", `${MASK}.We deliver`],
    ["B.Com/annapurnarasoi.in", `B.Com/${MASK}`],
    ["Sweets from annapurnarasoi.catering", `Sweets from ${MASK}`],
    ["½ kg ghee² — annapurnarasoi.in", `½ kg ghee² — ${MASK}`],
  ] as const)
    expect(maskContacts(text), text).toBe(masked);
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
    "₹1,100",
    "Rs. 25,000",
    "Rs.25,000/- only",
    "12,500 ........ 25,000",
    "₹250 ........ ₹300 ........ ₹350",
    "Thali @ 120. Puri @ ₹99.50, ghee @ 99.50 each",
    "½ kg ₹250, 1 kg ₹500, 5½ feet, 100 m²",
    "10.30am, 10.30 to 6.30, 24.7",
    "12.05.2026",
    "House No. 12/4, H.No.12-B, Reg.no.45",
    "①Thali ②Puri ③Dal",
    "1.Thali 2.Puri 10.in 3.Dal",
    "B.Sc., M.A.Sanskrit, B.Com, M.Com, B.Tech and Ph.D.",
    "B.Com/M.Com, B.Sc/M.Sc",
    "Pt.Ramesh, Smt.Asha, S.K.Sharma & Co., Pvt.Ltd.",
    "Opp.Bank of India, Nr.college, Est.in 1952",
    "e.g.something, i.e.in Indore",
    "Best in town.We deliver. Pure veg.Best quality food. Sweets.Order now",
    "We do catering.All types of events. Brides.Photography and video",
    "Gross and net. Net weight 500 gm",
    "शुद्ध घी.मिठाई",
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

test("a text of any shape costs in proportion to its length", () => {
  const opening = " x dot y @ a.b (at) a .com 1 1 ";
  const shapes =
    "1 |a.|@|a@|(1|dot |a-|-a.|www.|a (|1,|http://|a://|a at |a dot |1       |1 @|a.in |a_|x.best |a . co . |ab. co |[.]|a(at)|dotcom|nine |9876 aur |98765 call |double |www a |a_|a underscore |insta |FB a.b|1,111,|9o|9a|a com |12.50 |दो |at |a@ a |12/05/|gmail |w 🙏1|⁴ |ａ．|क|a";
  for (const shape of shapes.split("|")) {
    const cost = (length: number) => {
      const text = opening + shape.repeat(length / shape.length) + opening;
      const runs = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage(); // what others of the machine take is not its cost
        maskContacts(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...runs);
    };
    expect(cost(16_000) / cost(2000), shape).toBeLessThan(40);
  }
});

test("the name in a link holds Latin letters alone and never a phone number", () => {
  expect(slugify("Sharma & Sons, M.G. Road")).toBe("sharma-and-sons-mg-road");
  expect(slugify("शर्मा मिठाई भंडार")).toBe("sharma-mithai-bhandar");
  for (const contact of [
    "98765 43210",
    "⁹⁸⁷⁶⁵⁴³²¹⁰",
    "-annapurnarasoi.in",
    "ａｎｎａｐｕｒｎａ．ｉｎ",
    "98765 43210@ybl",
  ])
    expect(slugify(`Sweets ${contact}`), contact).toBe("sweets");
  expect(slugify("தமிழ்")).toBe("");
  expect(slugify("word ".repeat(40)).length).toBeLessThanOrEqual(60);
});
