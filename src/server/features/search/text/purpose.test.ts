// The part of a name that says for whom or for what is told from what is offered.
import { expect, test } from "vitest";
import { withoutPurpose } from "./purpose.ts";

test.each([
  ["Vastu Visit for a House or Flat", "Vastu Visit", "for a House or Flat"],
  ["Maharaj for Your Kitchen, by the Month", "Maharaj , by the Month", "for Your Kitchen"],
  ["बुजुर्गों के लिए कुर्सी योग", "कुर्सी योग", "बुजुर्गों के लिए"],
  ["Puja, bachchon ke liye kahani", "Puja, kahani", "bachchon ke liye"],
  ["Yoga for Women\nKathak for Beginners", "Yoga \nKathak", "for Women for Beginners"],
  ["For You Tailors", "For You Tailors", ""],
  ["Forge Works", "Forge Works", ""],
  ["शादी के लिए", "शादी के लिए", ""],
])("%j offers %j", (name, rest, purpose) => {
  const told = withoutPurpose(name);
  const plain = (text: string) => text.replace(/[^\S\n]+/g, " ").trim();
  expect([plain(told.rest), plain(told.purpose.replace(/\n/g, " "))]).toEqual([rest, purpose]);
});
