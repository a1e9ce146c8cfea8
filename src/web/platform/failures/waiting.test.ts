/** How long somebody is asked to wait, in words. */
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { failureSentence } from "./use-failure-toast.ts";
import { waiting } from "./waiting.ts";

test.each([
  [1, "1 second", "1 सेकंड"],
  [28.4, "29 seconds", "29 सेकंड"],
  [120, "120 seconds", "120 सेकंड"],
  [121, "3 minutes", "3 मिनट"],
  [2862, "48 minutes", "48 मिनट"],
  [7200, "120 minutes", "120 मिनट"],
  [86_400, "24 hours", "24 घंटे"],
])("%d seconds are said as %s", (seconds, english, hindi) => {
  expect([waiting(seconds, words.en), waiting(seconds, words.hi)]).toEqual([english, hindi]);
});

test("a limit that is reached says the specification's sentence for seconds, and minutes when they are many", () => {
  const limited = (seconds: number) =>
    new CallFailure(429, "Rate limit exceeded.", { error: { code: "rate.limited", seconds } });
  expect(failureSentence(limited(28), words.en)).toBe("Rate limit exceeded. Please wait 28 seconds.");
  expect(failureSentence(limited(2862), words.en)).toBe("Rate limit exceeded. Please wait 48 minutes.");
  expect(failureSentence(limited(2862), words.hi)).toBe("बहुत बार कोशिश हुई। कृपया 48 मिनट रुकें।");
});

test("a failure without a sentence in the catalogue says the server's own, or that something went wrong", () => {
  expect(failureSentence(new CallFailure(400, "The gateway's words"), words.en)).toBe("The gateway's words");
  expect(failureSentence(new TypeError("x"), words.en)).toBe("An unexpected error occurred. Please try again.");
});
