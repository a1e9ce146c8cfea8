import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import type { Base } from "#server/platform/context.ts";
import { ACCESS_KEY, openTown, type Town } from "#tests/harness/town.ts";
import { devDocument } from "./dev-document.ts";
import { registerDevPages } from "./dev-pages.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
const read = async (path: string) => (await fetch(`${town.url}${path}`)).json();

test("a demo tells who its people are, with phone and PIN that log in", async () => {
  const cast = (await read("/dev/cast.json")) as Array<Record<string, string>>;
  expect(cast.length).toBe(9);
  for (const person of cast) {
    expect(Object.keys(person)).toEqual(["name", "role", "phoneNo", "pin", "note"]);
    expect(person.phoneNo).toMatch(/^[1-5]\d{9}$/);
  }
  const asha = cast.find((person) => person.name === "Asha Sharma")!;
  expect((await town.call(auth.logIn, { phoneNo: asha.phoneNo, pin: asha.pin })).status).toBe(200);
});

test("a demo's outbox shows what would have been sent to a phone, codes included, newest first", async () => {
  await town.call(auth.requestOTP, { phoneNo: "9876512345" });
  expect(((await read("/dev/outbox.json?to=9876512345")) as unknown[]).length).toBe(1);
  town.clock.forward(31_000);
  await town.call(auth.requestOTP, { phoneNo: "9876512345" });
  const letters = (await read("/dev/outbox.json?to=9876512345")) as Array<Record<string, string>>;
  expect(letters.length).toBe(2);
  for (const letter of letters) expect(Object.keys(letter)).toEqual(["to", "channel", "text", "sentAt"]);
  expect(letters[0]!.sentAt! > letters[1]!.sentAt!).toBe(true);
  expect(await read("/dev/outbox.json?to=9876500000")).toEqual([]);
  expect(await read("/dev/config.json")).toEqual({ accessKey: ACCESS_KEY });
});

test("the demo's page is plain text under a strict policy, in both languages, and escapes what stands in messages", async () => {
  for (const [language, title] of [
    ["en", "VipraSetu demo: people and messages"],
    ["hi", "विप्र सेतु डेमो: लोग और संदेश"],
  ]) {
    const response = await fetch(`${town.url}/dev?language=${language}`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(title);
    expect(html).toContain("1111100001");
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  }
  const text = `<script>alert(1)</script>"'&`;
  const html = devDocument({
    brand: text,
    language: "en",
    people: [],
    letters: [{ to: text, channel: "sms", text, sentAt: "2026-11-21T00:00:00Z" }],
    to: text,
  });
  expect(html).not.toContain("<script>");
  expect(html).toContain("&#60;script&#62;");
});

test("a demo serves the style guide with its program and its look, under the policy of forms with pictures", async () => {
  const response = await fetch(`${town.url}/dev/ui?language=hi`);
  expect(response.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
  const files = [...(await response.text()).matchAll(/(?:src|href)="(\/dev\/ui\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files.map((file) => file.replace(/^.*\./, "")).sort()).toEqual(["css", "js"]);
  for (const file of files) expect((await fetch(town.url + file)).status, file).toBe(200);
  expect((await fetch(`${town.url}/dev/ui/assets/nothing.js`)).status).toBe(404);
});

test("in production nothing of it exists", async () => {
  const app = fastify();
  const { connection } = town.portal;
  registerDevPages(app, {
    db: connection.db,
    clock: town.clock,
    config: { ...town.config, mode: "production" },
  } as unknown as Base);
  for (const url of [
    "/dev",
    "/dev/cast.json",
    "/dev/outbox.json?to=1111100001",
    "/dev/config.json",
    "/dev/dev.css",
    "/dev/ui",
    "/dev/ui/assets/index.js",
    "/dev/x",
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  await app.close();
});
