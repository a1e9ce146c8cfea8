// The data of a page is read by the router's scripts in the browser: what we write, its own reader gives back.
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { pageData } from "./page-data.ts";

async function read(text: string): Promise<unknown> {
  return (await decode(new Response(text).body!, globalThis as never)).value;
}

test("lists, objects, texts in any script and what is missing come out as they went in", async () => {
  const card = { name: 'Sharma "Halwai"\n', nameHi: "शर्मा हलवाई", km: 2.5, isOpen: true, rating: null, by: undefined };
  const data = {
    loaderData: { root: { brand: "VipraSetu" }, place: { items: [card, card, []], n: 0, of: "0" } },
    actionData: null,
  };
  expect(await read(pageData(data)!)).toEqual(data);
});

test("a value that stands in several places is written once", () => {
  const text = pageData({ first: "Indore", second: "Indore", third: ["Indore"] })!;
  expect(text.match(/Indore/g)).toHaveLength(1);
});

test("an object that leads back to itself comes out so", async () => {
  const ring: { name: string; self?: unknown } = { name: "ring" };
  ring.self = ring;
  const copy = (await read(pageData(ring)!)) as typeof ring;
  expect(copy.self).toBe(copy);
});

test.each([
  ["a date", new Date()],
  ["a map", new Map()],
  ["a promise", Promise.resolve()],
  ["a function", () => undefined],
  ["an object of a class", new URL("http://localhost")],
  ["no number", Number.NaN],
  ["less than nothing", -0],
  ["a number beyond JSON", 10n],
])("%s is left to the router", (_what, value) => {
  expect(pageData({ list: [value] })).toBeUndefined();
});
