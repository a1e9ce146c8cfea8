/** Whom limits count: an address of IPv4, a network of IPv6. */
import { expect, test } from "vitest";
import { addressOf } from "./api.ts";

test("one household's IPv6 network counts as one, also where a row of zeros is left out of how it is written", () => {
  const written = ["2001:db8::1", "2001:db8::a:b:c:d", "2001:0DB8:0:0:ffff::7", "2001:db8:0:0:1:2:3:4"];
  expect(new Set(written.map(addressOf))).toEqual(new Set(["2001:db8:0:0"]));
  expect(addressOf("2001:db8:0:1::1")).toBe("2001:db8:0:1");
});

test("IPv4 counts by itself, also as an IPv6 socket tells it", () => {
  expect(addressOf("203.0.113.9")).toBe("203.0.113.9");
  expect(addressOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
});
