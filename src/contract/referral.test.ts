/** What is read of a referral link, which anybody can write, agrees with what the call of signing up takes. */
import { expect, test } from "vitest";
import { auth } from "./auth.ts";
import { firstNameIn } from "./names.ts";
import { referralIn } from "./referral.ts";

const { refId, referredby } = auth.create.input.shape;

test.each([
  ["refId=abc_1-2&referredby=Asha%20Joshi", { refId: "abc_1-2", referredby: "Asha Joshi" }],
  ["refId=abc&referredby=", { refId: "abc" }],
  ["refId=abc&referredby=...", { refId: "abc" }],
  [`refId=abc&referredby=${"a".repeat(101)}`, { refId: "abc" }],
  ["refId=%3Cscript%3E&referredby=Asha", {}],
  ["referredby=Asha", {}],
  ["", {}],
])("of '%s' the link says %o, which the call takes", (query, said) => {
  const read = referralIn(new URLSearchParams(query));
  expect(read).toEqual(said);
  expect(refId.safeParse(read.refId).success && referredby.safeParse(read.referredby).success).toBe(true);
});

test("an inviter is named by the first word of what looks like a name, and of nothing else", () => {
  expect(["Asha Joshi", "गोर्\u200dहे पाटील", "A", "Call 98765 43210", "…", "", null].map(firstNameIn)).toEqual([
    "Asha",
    "गोर्\u200dहे",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
