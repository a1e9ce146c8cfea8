import { expect, test } from "vitest";
import { decodeCard, encodeCard, spokenNumber } from "./card-code.ts";

test("what a card holds comes back whole, in either script; a name too long for the QR loses its end, never half a letter", () => {
  const validUntil = new Date("2027-11-23T10:20:30Z");
  const read = (name: string) => {
    const signed = Buffer.concat([encodeCard({ number: 1_000_001, validUntil, name }), Buffer.alloc(64)]);
    return decodeCard(signed.toString("base64url"))?.content;
  };
  expect(read("Asha Sharma")).toEqual({ number: 1_000_001, validUntil, name: "Asha Sharma" });
  expect(read("आशा शर्मा")).toEqual({ number: 1_000_001, validUntil, name: "आशा शर्मा" });
  const long = "आ".repeat(49);
  expect(read(long)?.name).toBe("आ".repeat(24));
});

test("what is no card is none", () => {
  for (const code of ["", "check", "A".repeat(38), "A".repeat(120), "%".repeat(120), "B".repeat(300)])
    expect(decodeCard(code), code).toBeUndefined();
});

test("a number is read out in fours, and one wrong digit has another last one", () => {
  expect(spokenNumber(1_000_001)).toBe("1000 0016");
  expect(new Set([1_000_001, 1_000_002, 1_000_003, 1_000_004].map((n) => spokenNumber(n).at(-1))).size).toBe(4);
});
