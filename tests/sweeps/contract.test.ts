import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { rooms } from "#server/app.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { plausible, random } from "./sample.ts";

interface Document {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content: Record<string, unknown> }> }>
  >;
}

let town: Town;
const people: Record<string, Person> = {};
beforeAll(async () => {
  town = await openTown();
  for (const key of ["asha", "gopal", "ramesh"]) people[key] = await town.signIn(key);
});
afterAll(async () => {
  printCoverage("contract", { ...coverageOf(calls), requests });
  await town.close();
});

const calls = allCalls();
let requests = 0;
const open = new Set(["anyone"]);
const forStaff = (call: Endpoint) => !["anyone", "member", "paid", "owner"].includes(call.access);
const ask = (call: Endpoint, who?: Person) => {
  requests += 1;
  return town.call(call, plausible(call, random(7)), who);
};

test("every call of the contract has a handler, and every handler a call", () => {
  const bound = new Set(rooms.flat().map(({ call }) => `${call.method} ${call.path}`));
  expect(calls.filter(({ call }) => !bound.has(`${call.method} ${call.path}`)).map(({ name }) => name)).toEqual([]);
  expect(bound.size).toBe(calls.length);
});

test("a visitor is refused by every call that needs a session, with the specification's sentence", async () => {
  for (const { name, call } of calls.filter(({ call }) => !open.has(call.access)))
    expect(await ask(call), name).toMatchObject({
      status: 401,
      code: 401,
      message: "UnAuthorized - Authorization required!",
    });
});

test("a member on Plan 0 and one whose plan is over are refused by every call for paid members", async () => {
  for (const { name, call } of calls.filter(({ call }) => call.access === "paid"))
    for (const who of ["gopal", "ramesh"])
      expect(await ask(call, people[who]), name).toMatchObject({
        status: 403,
        message: "You need to buy a plan to use this feature",
      });
});

test("a paid member is refused by every call for staff", async () => {
  for (const { name, call } of calls.filter(({ call }) => forStaff(call)))
    expect((await ask(call, people.asha)).status, name).toBe(403);
});

test("without a known access key no call is answered", async () => {
  for (const { name, call } of calls.filter(({ call }) => !call.keyless))
    for (const key of ["", "wrong-key-wrong-key-wrong"])
      expect(
        (await town.call(call, plausible(call, random(3)), undefined, { headers: { "x-access-key": key } })).status,
        name,
      ).toBe(403);
});

test("an unknown field is refused by name, and a method that a path does not know gets 405 with what it knows", async () => {
  for (const { name, call } of calls.filter(({ call }) => call.access === "anyone")) {
    const { status, payload } = await town.call(call, { ...plausible(call, random(5)), surprise: "1" });
    expect([400, 429], name).toContain(status);
    if (status === 400) expect(Object.keys((payload as { fields?: object }).fields ?? {}), name).toContain("surprise");
  }
  for (const path of new Set(calls.map(({ call }) => call.path))) {
    const response = await fetch(`${town.url}/api${path.replace(/\{\w+\}/g, "x")}`, { method: "PATCH" });
    expect(response.status, path).toBe(405);
    expect(response.headers.get("allow")).toMatch(/GET|POST|PUT|DELETE/);
  }
});

test("what is answered has the shape that the contract promises", async () => {
  for (const { name, call } of calls) {
    const reply = await ask(call, call.access === "anyone" ? undefined : people.asha);
    expect(reply.code, name).toBe(reply.status);
    expect(typeof reply.message, name).toBe("string");
    if (reply.status < 300) expect(call.output.safeParse(reply.payload).error?.issues ?? [], name).toEqual([]);
  }
});

test("the document tells every call with what it answers: an envelope, a file or a stream of events", async () => {
  const { paths } = (await (await fetch(`${town.url}/api/openapi.json`)).json()) as Document;
  for (const { name, call } of calls) {
    const { operationId, responses } = paths[`/api${call.path}`]![call.method.toLowerCase()]!;
    expect(operationId).toBe(name);
    const kind = call.file ?? (call.stream ? "text/event-stream" : "application/json");
    expect(Object.keys(responses[call.success ?? 200]!.content), name).toEqual([kind]);
  }
});

test("the document tells what the payment gateway sends us, which is no call of ours", async () => {
  const { paths } = (await (await fetch(`${town.url}/api/openapi.json`)).json()) as Document;
  const path = Object.keys(paths).find((path) => path.startsWith("/api/webhooks/"))!;
  expect(paths[path]!.post!.operationId).toBe("webhooks.razorpay");
  const unsigned = await fetch(town.url + path, { method: "POST", body: "{}" });
  expect(Object.keys(paths[path]!.post!.responses)).toContain(String(unsigned.status));
});

test("an unknown API path is 404 in an envelope", async () => {
  const response = await fetch(`${town.url}/api/no/such/call`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, message: "The requested resource was not found." });
});
